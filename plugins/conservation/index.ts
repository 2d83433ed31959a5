import { definePlugin } from '#engine'
import { abstractsMenu, departmentMenus, instituteMenu } from './menus.ts'

/** The conservation institute with its departments and its database of abstracts. */
export default definePlugin({
  name: 'conservation',
  navigation: [instituteMenu, ...Object.values(departmentMenus), abstractsMenu],
})
