import type { Found, SearchQuery, SearchRecord, SiteSearch } from '../site-search/site-search.ts'

export const record = (title: string, fields: Partial<SearchRecord> = {}): SearchRecord => ({
  title,
  url: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  resourceType: 'article',
  sourceApp: 'website',
  description: '',
  ...fields,
})

export const found = (fields: Partial<Found> = {}): Found => ({
  records: [],
  total: fields.records?.length ?? 0,
  types: [],
  sources: [],
  ...fields,
})

/** A search service that answers as it is told, and remembers what it is asked. */
export function searchPort(answer: Partial<Found> | ((query: SearchQuery) => Partial<Found>) = {}) {
  const asked: SearchQuery[] = []
  const search: SiteSearch = {
    async find(query) {
      asked.push(query)
      return found(typeof answer === 'function' ? answer(query) : answer)
    },
    typeAhead: async () => ({ names: [] }),
    resource: async (_path, known) => ({ ...known, data: null }),
  }
  return { search, asked }
}
