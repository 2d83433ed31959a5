import type { SearchHit, TextQuery } from 'atrium'
import type { Found, SiteSearch } from '../site-search/site-search.ts'

export const record = (title: string, fields: Partial<SearchHit> = {}): SearchHit => ({
  title,
  url: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  kind: 'article',
  source: 'website',
  description: '',
  ...fields,
})

export const found = (fields: Partial<Found> = {}): Found => ({
  hits: [],
  total: fields.hits?.length ?? 0,
  kinds: [],
  sources: [],
  ...fields,
})

/** A search service that answers as it is told, and remembers what it is asked. */
export function searchPort(answer: Partial<Found> | ((query: TextQuery) => Partial<Found>) = {}) {
  const asked: TextQuery[] = []
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
