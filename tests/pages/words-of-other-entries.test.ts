import { describe, expect, it } from 'vitest'
import { parseHtml } from '../../server/testing/parse.ts'
import { withDemo } from '../browser/index.ts'
import { ask } from './http.ts'

const site = withDemo()

const documentAt = async (path: string) => parseHtml((await ask(site.origin, path)).text)

/** Pages in English under `/ar`, for they are not translated, and what on them is called by entries that are. */
const shown = [
  ['choices of filters', '/ar/projects', '.filter-choice span'],
  ['categories in a menu', '/ar/projects', 'main a[href*="?categories="]'],
  ['topics in a menu', '/ar/news/journalists', '.hero-links li a'],
  ['links beside a title', '/ar/about/leadership-governance', '.hero-submenu a'],
  ['the transcript of a film', '/ar/news/how-to-read-a-weavers-ledger', '.player .rich-text'],
  ['the title of a film', '/ar/news/how-to-read-a-weavers-ledger', '.player-title strong, .player video'],
  ['logos and names of sponsors', '/ar/projects/lime-for-coastal-walls', '.partners-sponsors li'],
  ['an address of several people', '/ar/about/contact', '.contact-address address'],
  ['places to visit', '/ar/museum', '.visit-card-title, .visit-card-fact .rich-text'],
  ['opening hours in words', '/ar/museum', '.opening-standard'],
  ['endorsements of a book', '/ar/news/the-patient-line', '.endorsements'],
  ['a work', '/ar/news/the-moon-before-and-after-the-tube', '.tombstone dd:first-of-type'],
  ['a work to look into', '/ar/news/stairs-that-slow-you-down', '.viewer-title, .deep-zoom .visually-hidden'],
] as const

describe('on a page in English under an address in Arabic', () => {
  it.each(shown)('words of %s name their own language', async (_name, path, selector) => {
    const document = await documentAt(path)
    expect(document.querySelector('main')?.lang).toBe('en-US')
    const arabic = [...document.querySelectorAll(selector)].filter(({ textContent, outerHTML }) =>
      /\p{Script=Arabic}/u.test(textContent || outerHTML),
    )
    expect(arabic).not.toEqual([])
    const unnamed = arabic.filter((element) => element.closest('[lang]')?.matches('[lang=ar][dir=rtl]') !== true)
    expect(unnamed.map(({ outerHTML }) => outerHTML)).toEqual([])
  })

  it.each([
    '/ar/museum',
    '/ar/museum/antiquities',
    '/ar/museum/manuscripts',
    '/ar/about/contact',
    '/ar/conservation-institute/buildings-and-sites',
    '/ar/conservation-institute/buildings-and-sites/staff',
    '/ar/news/journalists',
    '/ar/podcasts/a-minute-in-here',
    '/ar/projects/a-roof-for-the-kiln-yard',
    '/ar/publications-reports',
  ])('%s has no word and no comma in Arabic without its language', async (path) => {
    const main = (await documentAt(path)).querySelector('main[lang=en-US]') as Element
    const isArabic = (text: string | null) => /\p{Script=Arabic}|[،؛؟]/u.test(text ?? '')
    const texts = [...main.querySelectorAll('*')].flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === 3)
        .map((node) => [element, node.textContent] as const),
      ...['aria-label', 'alt', 'title'].map((name) => [element, element.getAttribute(name)] as const),
    ])
    const unnamed = texts.filter(
      ([element, text]) => isArabic(text) && !element.closest('[lang]')?.matches('[lang=ar]'),
    )
    expect(unnamed.map(([, text]) => text)).toEqual([])
  })

  it('its title names its language, and those who share it find that and the original', async () => {
    const { head } = await documentAt('/ar/conservation')
    const content = (property: string) => head.querySelector(`meta[property="${property}"]`)?.getAttribute('content')
    expect(head.querySelector('title')?.outerHTML).toMatch(/^<title lang="en-US" dir="ltr">Conservation at the Ellery/)
    expect([content('og:locale'), content('og:url')]).toEqual(['en_US', 'https://www.ellery.example/conservation'])
    expect(head.querySelectorAll('[hreflang]')).toHaveLength(0)
  })
})
