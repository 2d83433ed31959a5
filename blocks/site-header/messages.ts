import { defineMessages } from 'atrium'

export default defineMessages('siteHeader', {
  menu: 'Menu',
  main: 'Main',
  close: 'Close',
  searchSite: 'Search the site',
  search: 'Search',
})
