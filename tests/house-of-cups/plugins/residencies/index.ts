import { defineNavigation, definePlugin } from 'atrium'
import { lastResidents } from './home-section.ts'
import { stayFile } from './stay-file.ts'
import { studios } from './studios.ts'

/** Artists who work in the house for a while. */
export default definePlugin({
  name: 'residencies',
  navigation: [defineNavigation({ name: 'residencies', title: 'Residencies', paths: ['/residencies'], menus: [] })],
  mainMenu: { title: 'Residencies', path: '/residencies' },
  services: { studios },
  contributes: { homeSections: lastResidents },
  endpoints: [stayFile],
})
