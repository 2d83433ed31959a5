import { defineService, type TextQuery, urlVariable } from 'atrium'
import { completeFromContent, countInContent, findInContent } from './embedded-search.ts'
import { createResources } from './http-resources.ts'
import { createHttpFind, createHttpTypeAhead } from './http-search.ts'
import { readRecordFile, recordFileSchema } from './record-file.ts'
import type { SiteSearch } from './site-search.ts'
import { createUnanswered, unansweredReport } from './unanswered.ts'

/** Nothing but the term keeps results away. */
const isWhole = ({ from, kind, source }: TextQuery): boolean => from === 0 && kind === undefined && source === undefined

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
  report: unansweredReport,
  open({ settings, runtime }): SiteSearch {
    const {
      SEARCH_API_ENDPOINT: searchUrl,
      TYPE_AHEAD_API_ENDPOINT: namesUrl,
      RESOURCE_ENDPOINT: resourceUrl,
    } = settings
    const find = searchUrl ? createHttpFind(searchUrl, runtime) : findInContent
    const unanswered = createUnanswered(runtime)
    return {
      async find(query, context) {
        const found = await find(query, context)
        if (found.total === 0 && found.error === undefined && isWhole(query)) unanswered.note(query.term)
        return found
      },
      countIn: searchUrl ? undefined : countInContent,
      typeAhead: namesUrl ? createHttpTypeAhead(namesUrl, runtime) : completeFromContent,
      resource: createResources(resourceUrl, runtime),
    }
  },
})
