import { expect, it } from 'vitest'
import { parseHtml } from '../../server/testing/parse.ts'
import { withDemo } from '../browser/index.ts'
import { ask } from './http.ts'

const site = withDemo()
/** What says the language of a result. Its picture may be described in another one. */
const titleOf = (card: Element) =>
  card.closest('[lang]:not(html)') ?? card.querySelector('.card-title[lang], .card-title [lang]')
const search = async (path: string, term: string, filters = '') => {
  const { text } = await ask(site.origin, `${path}/search?q=${encodeURIComponent(term)}${filters}`)
  const document = parseHtml(text)
  const results = [...document.querySelectorAll('#results .listing > li > *')]
  return {
    texts: results.map((card) => card.textContent),
    languages: results.map((card) => titleOf(card)?.getAttribute('lang')),
    directions: results.map((card) => titleOf(card)?.getAttribute('dir')),
    offered: [...document.querySelectorAll('.search-notice a[hreflang]')].map((link) => ({
      language: link.getAttribute('hreflang'),
      lang: link.getAttribute('lang'),
      href: link.getAttribute('href') ?? '',
      count: Number(/\d+/.exec(link.nextSibling?.textContent ?? '')?.[0]),
    })),
  }
}

it.each([
  ['/es', 'color', 'es', 'ltr'],
  ['/ar', 'ellery', 'ar', 'ltr'],
])('under %s what is written in the language comes first, and what is not says its own', async (path, term) => {
  const { languages, directions } = await search(path, term)
  const isForeign = languages.map((language) => Boolean(language))
  expect(isForeign).toEqual(isForeign.toSorted((a, b) => Number(a) - Number(b)))
  expect(new Set(languages.filter(Boolean))).toEqual(new Set(isForeign.includes(true) ? ['en-US'] : []))
  expect(directions.filter((direction) => direction === 'rtl')).toEqual([])
})

it.each([
  ['/es', 'charlas'],
  ['/ar', 'دورة'],
])('under %s what is on is found by its kind as visitors read it: %s', async (path, term) => {
  const { texts } = await search(path, term, '&type=event')
  expect(texts.length).toBeGreaterThan(9)
  expect(texts.filter((text) => /\b(Talk|Course|Film|Performance)\b/.test(text ?? ''))).toEqual([])
})

it('a search in the wrong language is offered in the right one, which finds as much as was said', async () => {
  for (const [path, term, language] of [
    ['', 'relojes', 'es'],
    ['/ar', 'relojes', 'es'],
    ['/es', 'marbled paper', 'en-US'],
    ['', 'ساعة', 'ar'],
  ] as const) {
    const { offered } = await search(path, term)
    const [first] = offered
    expect([path, term, first?.language, first?.lang]).toEqual([path, term, language, language])
    const { text } = await ask(site.origin, first?.href ?? '')
    const count = Number(
      /(\d+) (?:results?|resultados?)/.exec(parseHtml(text).querySelector('#results')?.textContent ?? '')?.[1],
    )
    if (language !== 'ar') expect([term, count]).toEqual([term, first?.count])
  }
})

it('a search that finds enough is offered nowhere else', async () => {
  expect((await search('/es', 'museo')).offered).toEqual([])
})

it('what is offered while somebody types says its language where that is another one', async () => {
  const { text } = await ask(site.origin, '/es/api/type-ahead?prefix=mar')
  const { result } = JSON.parse(text) as { result: { name: string; lang?: string }[] }
  expect(result.some(({ lang }) => lang === undefined)).toBe(true)
  expect(result.findLast(({ lang }) => lang)?.lang).toBe('en-US')
  const own = await ask(site.origin, '/api/type-ahead?prefix=mar')
  expect(own.text).not.toContain('"lang"')
})
