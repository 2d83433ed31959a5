import { definePlugin } from 'atrium'
import { abstractsMenu, departmentMenus, instituteMenu } from './menus.ts'
import { settings } from './settings.ts'

/** The conservation institute with its departments and its database of abstracts. */
export default definePlugin({
  name: 'conservation',
  settings,
  navigation: [instituteMenu, ...departmentMenus, abstractsMenu],
})
