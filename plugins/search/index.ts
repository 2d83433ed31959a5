import { definePlugin } from '#engine'
import { searchEndpoints } from './api/endpoints.ts'
import { search } from './site-search/index.ts'

/** Search of the whole site, and of what other applications of the institution have. */
export default definePlugin({ name: 'search', endpoints: searchEndpoints, services: { search } })
