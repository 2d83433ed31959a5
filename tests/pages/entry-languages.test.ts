import { expect, it } from 'vitest'
import { parseHtml } from '../../server/testing/parse.ts'
import { withDemo } from '../browser/index.ts'
import { ask } from './http.ts'

const site = withDemo()
const visit = async (path: string) => parseHtml((await ask(site.origin, path)).text)
/** The language in which a screen reader says an element, and the side from which it is read. */
const spoken = (element: Element | null | undefined) => [
  element?.closest('[lang]')?.getAttribute('lang'),
  element?.closest('[dir=ltr], [dir=rtl]')?.getAttribute('dir'),
]
const ENGLISH = ['en-US', 'ltr']
const ARABIC = ['ar', 'rtl']
const isArabic = (element: Element) => /\p{Script=Arabic}/u.test(element.textContent ?? '')

it('on a page in a fallback language what is written in that of the site says so: people, pictures, offices', async () => {
  const page = await visit('/ar/news/three-year-study-of-fading')
  const bylines = [...page.querySelectorAll('.contact-card .contact-name')].filter(isArabic)
  expect(spoken(page.querySelector('main'))).toEqual(ENGLISH)
  expect(bylines.length).toBeGreaterThan(0)
  expect(bylines.map(spoken)).toEqual(bylines.map(() => ARABIC))
  const tags = [...page.querySelectorAll('.tag-list li')].filter(isArabic)
  expect(tags.length).toBeGreaterThan(0)
  expect(tags.map(spoken)).toEqual(tags.map(() => ARABIC))
  const caption = page.querySelector('.hero figcaption')
  expect(spoken(caption)).toEqual(caption && isArabic(caption) ? ARABIC : ENGLISH)
})

it('who wrote a book, its questions and its menus are in their language, whatever the page is in', async () => {
  const book = await visit('/ar/publications/five-kinds-of-light')
  const names = [...book.querySelectorAll('.byline-name, .hero-facts a')].filter(isArabic)
  expect(names.length).toBeGreaterThan(1)
  expect(names.map(spoken)).toEqual(names.map(() => ARABIC))
  const fund = await visit('/ar/about/join-and-give/ellery-fund')
  const links = [...fund.querySelectorAll('.dropdown a')].filter(isArabic)
  expect(links.length).toBeGreaterThan(0)
  expect(links.map(spoken)).toEqual(links.map(() => ARABIC))
  const questions = [...(await visit('/ar/museum/image-request')).querySelectorAll('.faq summary')].filter(isArabic)
  expect(questions.length).toBeGreaterThan(0)
  expect(questions.map(spoken)).toEqual(questions.map(() => ARABIC))
})

it('a picture and the names on a card in another language say theirs', async () => {
  const cards = [...(await visit('/ar/news')).querySelectorAll('.card[lang|=en]')]
  const pictures = cards.flatMap((card) => card.querySelector('img[alt]:not([alt=""])') ?? [])
  const arabic = pictures.filter((picture) => /\p{Script=Arabic}/u.test(picture.getAttribute('alt') ?? ''))
  expect(arabic.length).toBeGreaterThan(0)
  expect(arabic.map(spoken)).toEqual(arabic.map(() => ARABIC))
  const metas = cards.flatMap((card) => [...card.querySelectorAll('.card-meta, .card-meta *')])
  const names = metas.filter((one) => one.childElementCount === 0 && isArabic(one))
  expect(names.length).toBeGreaterThan(0)
  expect(names.map(spoken)).toEqual(names.map(() => ARABIC))
})

it.each([
  ['/es/visit/center/top-things-to-do', '.admission-cost p', ENGLISH],
  ['/es/projects/the-light-budget', '.hero-details a[href*="/projects/"]', ENGLISH],
])('on %s what is not translated says so', async (path, selector, expected) => {
  const shown = [...(await visit(path)).querySelectorAll(selector)].filter((one) =>
    /^[A-Z][a-z]+/.test(one.textContent ?? ''),
  )
  expect(shown.length).toBeGreaterThan(0)
  expect(spoken(shown.at(-1))).toEqual(expected)
})

it.each(['/es', '/ar'])(
  'POD-034 the feed of a podcast that %s lacks is one in its own language, by its one name',
  async (path) => {
    const feed = async (start: string) => (await ask(site.origin, `${start}/podcasts/read-aloud/rss.xml`)).text
    const [own, english] = await Promise.all([feed(path), feed('')])
    expect(own).toContain('<language>en-US</language>')
    expect(own).toContain(`<link>https://www.ellery.example${path}/podcasts/read-aloud</link>`)
    expect(own).not.toMatch(/language="(?:es|ar)"/)
    const nameOf = (text: string) => /<podcast:guid>[^<]+/.exec(text)?.[0]
    expect(nameOf(own)).toBe(nameOf(english))
  },
)

it('a feed in several languages says the language of each item that is in another one', async () => {
  const { text } = await ask(site.origin, '/es/news/feed.json')
  const feed = JSON.parse(text) as { language: string; items: { title: string; language?: string }[] }
  expect(feed.language).toBe('es')
  expect(new Set(feed.items.map(({ language }) => language))).toEqual(new Set([undefined, 'en-US']))
  const atom = (await ask(site.origin, '/es/news/atom.xml')).text
  const count = feed.items.filter(({ language }) => language).length
  expect(atom.match(/<entry xml:lang="en-US">/g)).toHaveLength(count)
})
