import { definePlugin } from 'atrium'
import { searchEndpoints } from './api/endpoints.ts'
import { libraryCatalogue } from './catalogue.ts'
import { openSearch, SEARCH } from './open-search.ts'
import { settings } from './settings.ts'
import { search } from './site-search/index.ts'

/** Search of the whole site, and of what other applications of the institution have. */
export default definePlugin({
  name: 'search',
  settings,
  search: SEARCH,
  endpoints: [...searchEndpoints, openSearch, libraryCatalogue],
  services: { search },
})
