import { describe, expect, it } from 'vitest'
import type { SearchElsewhere } from '../elsewhere.ts'
import search from '../pages/search.ts'
import type { Found } from '../site-search/site-search.ts'
import { record, searchPort } from './found.ts'
import { page } from './search-page.ts'

const languages = [
  { tag: 'en', label: 'English', href: '/search', isCurrent: true, isThere: true, isTranslated: true },
  { tag: 'es', label: 'Español', href: '/es/search', isCurrent: false, isThere: true, isTranslated: true },
  { tag: 'ar', label: 'العربية', href: '/ar/search', isCurrent: false, isThere: true, isTranslated: false },
  { tag: 'fr', label: 'Français', href: '/fr/search', isCurrent: false, isThere: true, isTranslated: true },
  { tag: 'de', label: 'Deutsch', href: '/de', isCurrent: false, isThere: false, isTranslated: false },
]
const counts: Record<string, number> = { es: 4, ar: 12, fr: 0, de: 9 }

/** What is offered, and what other languages are asked. */
async function offered(answer: Partial<Found>, query: Record<string, string> = { q: 'barro & luz' }) {
  const asked: string[] = []
  const { context, entry } = await page(query, answer)
  const port = {
    ...searchPort(answer).search,
    async countIn(language: string, term: string) {
      asked.push(`${language} ${term}`)
      return counts[language] ?? 0
    },
  }
  const list = { answer: await listOf(answer), total: 0, unfiltered: 0 }
  const there = {
    ...context,
    ports: { ...context.ports, search: port },
    languagesOf: async ([uid = '']: readonly string[]) => new Map([[uid, languages]]),
  }
  const load = search.load as (given: object) => Promise<{ elsewhere: SearchElsewhere[] }>
  return { elsewhere: (await load({ entry, list, context: there })).elsewhere, asked }
}
const listOf = async (answer: Partial<Found>) => (await page({ q: 'barro' }, answer)).list.answer
const results = (count: number) => Array.from({ length: count }, (_, at) => record(`Barro ${at}`))

const spanish = { language: 'es', label: 'Español', href: '/es/search?q=barro+%26+luz', count: 4 }
const arabic = { language: 'ar', label: 'العربية', href: '/ar/search?q=barro+%26+luz', count: 12 }

describe('a search that finds little in the language of the page', () => {
  it('is offered in those that have more of it, the most first', async () => {
    expect(await offered({})).toEqual({
      elsewhere: [arabic, spanish],
      asked: ['es barro & luz', 'ar barro & luz', 'fr barro & luz'],
    })
    expect((await offered({ hits: results(4) })).elsewhere).toEqual([arabic])
  })

  it.each([
    ['in another language', { hits: results(4), foreign: 1 }],
    ['for what may have been meant', { hits: results(9), suggestion: 'barrow', isReplaced: true }],
  ])('is so too where something is found %s', async (_case, answer) => {
    expect((await offered(answer)).elsewhere).toEqual([arabic, spanish])
  })

  it.each([
    ['enough is found', { hits: results(5) }, undefined],
    ['nothing is looked for', {}, {}],
    ['the search does not answer', { error: 'It is down.' }, undefined],
  ])('is offered nowhere, and no other language is asked, where %s', async (_case, answer, query) => {
    expect(await offered(answer, query)).toEqual({ elsewhere: [], asked: [] })
  })
})
