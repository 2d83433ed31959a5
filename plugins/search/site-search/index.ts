import { defineService, urlVariable } from '#engine'
import { completeFromContent, findInContent } from './embedded-search.ts'
import { createResources } from './http-resources.ts'
import { createHttpFind, createHttpTypeAhead } from './http-search.ts'
import { readRecordFile, recordFileSchema } from './record-file.ts'
import type { SiteSearch } from './site-search.ts'

/** Site search as configured: services outside, or the full-text index of the content. */
export const search = defineService({
  variables: {
    SEARCH_API_ENDPOINT: urlVariable({
      description:
        'Site search service, asked for `{SEARCH_API_ENDPOINT}?q={term}&from={n}&size={n}` and given up after 9 seconds. Not set: the own search.',
    }),
    TYPE_AHEAD_API_ENDPOINT: urlVariable({
      description:
        'Type-ahead service, asked for `{TYPE_AHEAD_API_ENDPOINT}?prefix={term}` and given up after 9 seconds. Not set: the own type-ahead.',
    }),
    RESOURCE_ENDPOINT: urlVariable({
      description:
        'Service of further resources, asked for `{RESOURCE_ENDPOINT}/{path}` and given up after 9 seconds. Not set: none.',
    }),
  },
  records: { folder: 'search', read: readRecordFile },
  schemas: () => ({ 'search/*.json': recordFileSchema() }),
  open: ({ settings, runtime }): SiteSearch => ({
    find: settings.SEARCH_API_ENDPOINT ? createHttpFind(settings.SEARCH_API_ENDPOINT, runtime) : findInContent,
    typeAhead: settings.TYPE_AHEAD_API_ENDPOINT
      ? createHttpTypeAhead(settings.TYPE_AHEAD_API_ENDPOINT, runtime)
      : completeFromContent,
    resource: createResources(settings.RESOURCE_ENDPOINT, runtime),
  }),
})
