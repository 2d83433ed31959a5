import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { audit, contentDirectory, documentEntry, getPage, published, widths, withSite } from '../browser/index.ts'
import { sitemapPaths } from './links.ts'

const ref = (uid: string, type: string) => ({ uid, _content_type_uid: type })
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const words = 'يضم المتحف مجموعة من الأواني الخزفية التي تعود إلى القرن الرابع عشر.'
const cells = (tag: string) =>
  Array.from({ length: 14 }, (_, index) => `<${tag}>Attempt${index} again</${tag}>`).join('')
const picture = (id: string, width: number, height: number) =>
  published('image', { uid: `image_${id}`, title: id, alt: id, caption: `The ${id}.`, iiif: { id }, width, height })
const media = (layout: string, ...items: object[]) => ({
  media_layout_block: { layout, title: `As ${layout}`, media: items.map((reference) => ({ reference: [reference] })) },
})
const [small, turned, lost, unseen] = [
  ...['small', 'turned', 'lost'].map((id) => ref(`image_${id}`, 'image')),
  ref('artwork_letter', 'artwork'),
] as [object, object, object, object]

const content = contentDirectory(
  published('article', {
    uid: 'article_jars',
    title: 'جرار المرفأ القديم',
    url: '/jars',
    publication_date: '2026-03-01',
    publish_details: { environment: 'production', locale: 'ar', time: '2026-03-01T10:00:00Z' },
    blurb: `<p>${words}</p>`,
    body: [{ text_block: { text: `<p>${words} <span lang="en">Kiln 14.</span></p><ul><li>${words}</li></ul>` } }],
  }),
  published('article', {
    uid: 'article_pictures',
    title: 'Pictures of every kind',
    url: '/pictures',
    publication_date: '2026-03-02',
    body: [
      media('column-width', small),
      media('full-bleed', small),
      media('column-width', lost),
      media('image-row', small, turned, unseen),
      media('strip carousel', unseen, turned, small),
      media('side-by-side', unseen, unseen),
      { lightbox_listing_carousel: { title: 'Works', items: [unseen, unseen] } },
    ],
  }),
  published('article', {
    uid: 'article_table',
    title: 'A wide table',
    url: '/table',
    publication_date: '2026-03-03',
    body: [
      {
        text_block: { text: `<table><caption>Firings</caption><tr>${cells('th')}</tr><tr>${cells('td')}</tr></table>` },
      },
    ],
  }),
  published('page_news', { uid: 'page_news', title: 'News', url: '/news' }),
  published('topic_tag', { uid: 'tag_word', title: WORD, url: '/word' }),
  published('article', {
    uid: 'article_word',
    title: `The ${WORD}`,
    url: '/word',
    subtitle: `Of the ${WORD}`,
    publication_date: '2026-03-04',
    topic_tags: [ref('tag_word', 'topic_tag')],
    body: [{ header: { header: WORD } }, { text_block: { text: `<p>${WORD}</p><ul><li>${WORD}</li></ul>` } }],
  }),
  documentEntry('iiif/shelf', 'Where pictures are served.'),
  published('artwork', {
    uid: 'artwork_letter',
    title: 'Letter without an Address',
    url: 'https://works.example.org/7',
  }),
  picture('small', 300, 200),
  picture('turned', 1200, 800),
  picture('lost', 1200, 800),
)
mkdirSync(join(content, 'images'), { recursive: true })
const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#48a' } })
await drawn(300, 200).jpeg().toFile(join(content, 'images/small.JPG'))
const flat = await drawn(1200, 800).jpeg().toBuffer()
await sharp(flat).withMetadata({ orientation: 6 }).jpeg().toFile(join(content, 'images/turned.jpeg'))

/** Sizes of the pictures in the main content: as shown, and of the picture that came. */
const picturesOf = (page: Page) =>
  page.evaluate(async () => {
    const all = [...document.querySelectorAll<HTMLImageElement>('main img')]
    for (const image of all) image.loading = 'eager'
    await Promise.all(all.map((image) => image.complete || new Promise((done) => image.addEventListener('load', done))))
    return all.map(({ alt, clientWidth, clientHeight, naturalWidth, naturalHeight, currentSrc }) => ({
      ...{ alt, clientWidth, clientHeight, naturalWidth, naturalHeight, currentSrc },
    }))
  })

describe('content as it comes', () => {
  const site = withSite({ content })

  it('a text in Arabic begins on the right, on its page and as a card, and English in it on the left', async () => {
    const html = await (await fetch(`${site.origin}/news/jars`)).text()
    expect(html).toMatch(/<html lang="en-US" dir="ltr">/)
    expect(html).toMatch(/<main id="main" tabindex="-1"(?: data-accent="[\w-]+")? lang="ar" dir="rtl">/)
    expect(html).toContain('<span lang="en" dir="ltr">Kiln 14.</span>')
    const page = await getPage(site, '/news/jars')
    const right = await page.locator('main h1').evaluate((title) => getComputedStyle(title).direction)
    expect(right).toBe('rtl')
  })

  it.each(Object.values(widths))('is in nobody’s way at %i px', async (width) => {
    for (const path of ['/news', '/news/word', '/news/jars', '/news/pictures', '/news/table'])
      expect([path, await audit(await getPage(site, path, { width }))]).toEqual([path, []])
  })

  it('no address is told of where pictures are served', async () => {
    const paths = await sitemapPaths(site.origin)
    expect(paths.filter((path) => path.startsWith('/iiif'))).toEqual([])
    expect(paths).toContain('/news/word')
    expect(
      site.log().filter(({ msg }) => String(msg).includes('an endpoint of the site answers at /iiif/shelf')),
    ).toHaveLength(1)
  })

  it('a work without a picture is a link of words, and no link is empty', async () => {
    const page = await getPage(site, '/news/pictures')
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((link) => link.textContent || link.ariaLabel))
    expect(links.filter((text) => text === 'Letter without an Address').length).toBeGreaterThan(5)
    const empty = page.locator('main a:not(:has(img, svg)):not(.enlarge)')
    expect(await empty.evaluateAll((all) => all.filter((link) => !link.textContent?.trim()).length)).toBe(0)
  })

  it('no picture is shown above its own size, none is distorted, and one that is lost has a placeholder', async () => {
    const page = await getPage(site, '/news/pictures')
    const pictures = await picturesOf(page)
    expect(pictures.length).toBeGreaterThan(5)
    for (const { alt, clientWidth, clientHeight, naturalWidth, naturalHeight } of pictures) {
      expect([alt, naturalWidth > 0, clientWidth > 100]).toEqual([alt, true, true])
      expect(Math.abs((clientWidth / clientHeight) * (naturalHeight / naturalWidth) - 1)).toBeLessThan(0.05)
      if (alt === 'small') expect(clientWidth).toBeLessThanOrEqual(300)
      if (alt === 'turned') expect(clientHeight).toBeGreaterThan(clientWidth)
    }
    expect(pictures.some(({ alt }) => alt === 'lost')).toBe(true)
  })

  it('SITE-083 states the size of the master, whatever its entry says, and follows when it is replaced', async () => {
    const stated = async (alt: string) => {
      const html = await (await fetch(`${site.origin}/news/pictures`)).text()
      const [tag = ''] = html.match(new RegExp(`<img[^>]* alt="${alt}"[^>]*>`)) ?? []
      return ['width', 'height'].map((name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(tag)?.[1]))
    }
    const see = (id: string) => fetch(`${site.origin}/iiif/${id}/full/200,/0/default.jpg`)
    const ratio = async (alt: string) => {
      const [width = 0, height = 0] = await stated(alt)
      return width / height
    }
    for (const id of ['turned', 'small']) await see(id)
    await expect.poll(() => ratio('turned')).toBeCloseTo(800 / 1200)
    await expect.poll(() => stated('small')).toEqual([300, 200])
    await drawn(200, 300).jpeg().toFile(join(content, 'new.jpg'))
    renameSync(join(content, 'new.jpg'), join(content, 'images/small.JPG'))
    await see('small')
    await expect.poll(() => stated('small')).toEqual([200, 300])
  })

  it('a wide table takes the room there is, and is scrolled by keyboard', async () => {
    const page = await getPage(site, '/news/table', { width: widths.phone })
    const region = page.getByRole('region', { name: 'Firings' })
    await region.focus()
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })
})
