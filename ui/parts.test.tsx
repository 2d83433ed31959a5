import type { Card as CardData, Image } from 'atrium'
import { rememberingLog } from 'atrium/testing'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Band } from './band/band.tsx'
import { Card } from './card/card.tsx'
import { Heading, Subsection } from './heading/heading.tsx'
import { Icon } from './icon/icon.tsx'
import { Cta, Link } from './link/link.tsx'
import { ColumnListing, Listing } from './listing/listing.tsx'
import { Player } from './media/player.tsx'
import { Pagination, shownPages } from './pagination/pagination.tsx'
import { type PictureLayoutName, pictureLayouts } from './picture/layouts.ts'
import { Picture } from './picture/picture.tsx'
import { RenderContextProvider } from './render-context.tsx'

const settings = {
  imageBase: '/iiif',
  siteUrl: 'https://www.ellery.example',
  basePath: '',
  language: 'en-US',
  timeZone: 'America/Los_Angeles',
  frameHosts: ['player.example.org'],
}
const html = (element: ReactElement, log = rememberingLog()) =>
  renderToStaticMarkup(
    <RenderContextProvider settings={settings} root={{ log }}>
      {element}
    </RenderContextProvider>,
  )

const kiln: Image = { alt: 'A kiln', iiif: { id: 'kiln' }, width: 4800, height: 3200 }
const wide = { ratio: '16:9', x: 0, y: 250, w: 4800, h: 2700 }

describe('pictures', () => {
  it('SITE-087 SITE-088 SITE-089 CLR-011 are offered by region and width,height in the widths of their layout', () => {
    const shown = html(<Picture image={{ ...kiln, imageCrops: [wide] }} layout="post_large" />)
    expect(shown).toContain('/iiif/kiln/0,250,4800,2700/480,270/0/default.jpg 480w')
    expect(shown).toContain('/iiif/kiln/0,250,4800,2700/2000,1125/0/default.jpg 2000w')
    expect(html(<Picture image={kiln} layout="media_layout_full_width" />)).toContain(
      '/iiif/kiln/full/800,533/0/default.jpg 800w',
    )
  })

  it('SITE-090 are shown in the crop that is stored for the frame', () => {
    const stored = { ratio: '4:3', x: 100, y: 0, w: 4000, h: 3000 }
    expect(html(<Picture image={{ ...kiln, imageCrops: [wide, stored] }} layout="post_small" />)).toContain(
      '/100,0,4000,3000/',
    )
  })

  it('SITE-083 are shown whole on a mat where their shape is another, and on a placemat always', () => {
    const tall = html(<Picture image={{ ...kiln, width: 2400 }} layout="post_small" />)
    expect(tall).toMatch(/^<span class="mat" data-ratio="4:3"><img/)
    expect(tall).toContain('/iiif/kiln/full/')
    expect(html(<Picture image={{ ...kiln, imageCrops: [wide], placemat: true }} layout="post_large" />)).toContain(
      '/kiln/full/',
    )
  })

  it('are never larger than their master', () => {
    const small = html(<Picture image={{ ...kiln, width: 600, height: 400 }} layout="media_layout_full_bleed" />)
    expect(small.match(/\d+w/g)).toEqual(['600w'])
  })

  it.each(Object.entries(pictureLayouts))('are offered in few sizes, each of use: %s', (name, { widths }) => {
    expect(widths.length).toBeLessThanOrEqual(5)
    for (const [index, width] of widths.slice(1).entries())
      expect(width / (widths[index] as number)).toBeGreaterThanOrEqual(1.25)
    const picture = html(<Picture image={{ ...kiln, width: 9000, height: 6000 }} layout={name as PictureLayoutName} />)
    expect(picture.match(/\d+w\b/g)).toHaveLength(widths.length)
  })

  it('are asked for no longer than they are served', () => {
    const scroll = html(<Picture image={{ ...kiln, width: 3000, height: 30_000 }} layout="media_layout_full_bleed" />)
    expect(scroll.match(/\d+w/g)).toEqual(['800w', '1000w'])
    expect(scroll).toContain('/iiif/kiln/full/1000,10000/0/default.jpg 1000w')
  })

  it('SITE-089 come in full size where the size of the master is not known', () => {
    const unsized = html(<Picture image={{ iiif: { id: 'kiln' } }} layout="post_small" />)
    expect(unsized).toContain('src="/iiif/kiln/full/full/0/default.jpg"')
    expect(unsized).not.toContain('srcSet')
    expect(unsized).toMatch(/width="\d+" height="\d+"/)
  })

  it('SITE-084 SITE-085 need an asset from one of the two sources', () => {
    expect(html(<Picture image={{ alt: 'x', width: 4, height: 3 }} layout="post_small" />)).toBe('')
    expect(html(<Picture image={undefined} layout="post_small" />)).toBe('')
    const other = { ...kiln, iiif: undefined, mediaGatewayUrl: 'https://media.example.org/kiln' }
    expect(html(<Picture image={other} layout="post_small" />)).toContain('https://media.example.org/kiln/')
  })

  it('wait until they are near, except on the first screen', () => {
    expect(html(<Picture image={kiln} layout="post_small" />)).toMatch(/loading="lazy" decoding="async"/)
    const first = html(<Picture image={kiln} layout="post_small" priority />)
    expect(first).toMatch(/loading="eager".* fetchPriority="high"/)
    expect(first).not.toContain('<link')
  })
})

describe('links', () => {
  it.each([
    ['/news', false],
    ['#materials', false],
    ['mailto:a@ellery.example', false],
    ['https://www.ellery.example/news', false],
    ['https://shop.example.org/', true],
    ['http://www.ellery.example.evil.example/', true],
  ])('%s leads outside: %s; none opens a window', (href, outside) => {
    const link = html(<Link href={href}>x</Link>)
    expect(link.includes('rel="external"')).toBe(outside)
    expect(link).not.toContain('target')
  })

  it('say what they are about where their words do not', () => {
    expect(html(<Cta href="/a" title="Read" about="The Kiln" />)).toContain(
      '<span class="visually-hidden">: The Kiln</span>',
    )
  })
})

describe('icons', () => {
  it('ENG-023 are inline SVG, hidden unless they say something by themselves', () => {
    expect(html(<Icon name="eye" />)).toMatch(/^<svg .*aria-hidden="true"><path/)
    expect(html(<Icon name="eye" label="Visible" />)).toContain('role="img" aria-label="Visible"')
  })

  it.each(['no-such-icon', '../../package', ''])('of the name "%s" are not shown, and logged', (name) => {
    const log = rememberingLog()
    expect(html(<Icon name={name} />, log)).toBe('')
    expect(log.lines).toMatchObject([
      { level: 'warn', message: expect.stringContaining(`Icon "${name}" is not in the icon set`) },
    ])
  })
})

describe('cards', () => {
  const card: CardData = {
    title: 'Clay',
    href: '/clay',
    image: kiln,
    date: '2026-03-14',
    excerpt: '<p>Warm.</p>',
    meta: 'Mara Quill',
    lang: 'es',
  }

  it('SITE-074 print their date short, in the zone of the institution', () => {
    expect(html(<Card card={card} size="medium" />)).toContain('<time dateTime="2026-03-14">Mar 14, 2026</time>')
    expect(html(<Card card={{ ...card, date: '2026-03-15T05:00:00Z' }} size="medium" />)).toContain('Mar 14, 2026')
    expect(html(<Card card={{ ...card, date: 'Opening soon' }} size="medium" />)).toContain('>Opening soon<')
  })

  it.each([
    ['es', 'ltr'],
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['fa', 'rtl'],
    ['ur-PK', 'rtl'],
    ['az-Arab', 'rtl'],
    ['zh-hant-tw', 'ltr', 'zh-Hant-TW'],
  ])('say where lines of the language %s begin: %s', (lang, dir, tag = lang) => {
    expect(html(<Card card={{ ...card, lang }} size="medium" />)).toContain(`lang="${tag}" dir="${dir}"`)
  })

  it('in another language say which lines are in that of the page, and none in their own', () => {
    const own = { ...card, subtitle: 'Event', tag: 'Arcilla', said: ['subtitle', 'date'] as const }
    const words = html(<Card card={own} size="large" show={['subtitle', 'tag', 'date', 'meta']} ctaText="Read on" />)
    expect(words).toContain('<p class="card-subtitle" lang="en-US" dir="ltr">Event</p>')
    expect(words).toContain('<p class="card-date" lang="en-US" dir="ltr">')
    expect(words).toContain('<span lang="en-US" dir="ltr">Read on</span>')
    expect(words).toContain('<p class="card-tag">Arcilla</p>')
    const plain = html(<Card card={{ ...own, lang: undefined }} size="large" ctaText="Read on" />)
    expect(plain).not.toContain('lang=')
  })

  it('say the language of what a service says on them', () => {
    const work = { ...card, lang: undefined, meta: 'Unknown potter', metaLang: 'es' }
    expect(html(<Card card={work} size="large" show={['meta']} />)).toContain(
      '<p class="card-meta" lang="es" dir="ltr">Unknown potter</p>',
    )
  })

  it('let titles begin where their words do', () => {
    expect(html(<Card card={{ ...card, lang: undefined }} size="medium" />)).toMatch(
      /<h2 class="card-title" dir="auto">/,
    )
  })

  it('show what their size shows, or what is asked for', () => {
    expect(html(<Card card={card} size="large" />)).toContain('Warm.')
    expect(html(<Card card={card} size="small" />)).not.toContain('Warm.')
    const asked = html(<Card card={card} size="small" show={['excerpt']} />)
    expect(asked).toContain('Warm.')
    expect(asked).not.toMatch(/<img|<time|Mara Quill/)
  })

  it('without an asset have no room for a picture, without an address no link', () => {
    const bare = html(<Card card={{ title: 'Clay', image: { alt: 'gone' } }} size="medium" />)
    expect(bare).not.toMatch(/card-picture|<a /)
  })

  it('without a picture say more', () => {
    expect(html(<Card card={{ ...card, image: undefined }} size="small" />)).toContain('Warm.')
  })

  it('carry the language of their entry', () => {
    expect(html(<Card card={card} size="small" />)).toMatch(/^<article[^>]* lang="es"/)
  })

  it('BLK-055 stand as one large and small ones in a column listing', () => {
    const sizes = html(<ColumnListing items={['a', 'b', 'c'].map((title) => ({ title }))} />).match(/data-size="\w+"/g)
    expect(sizes).toEqual(['data-size="large"', 'data-size="row"', 'data-size="row"'])
  })

  it('BLK-057 take options of their own in a listing', () => {
    const items = [card, card]
    const options = [{}, { show: [] }]
    const log = rememberingLog()
    expect(html(<Listing items={items} size="large" options={options} />, log).match(/<img/g)).toHaveLength(1)
    expect(log.lines).toEqual([])
  })

  it.each([
    [3, 2],
    [2, 3],
  ])('BLK-057 BLK-058 %i of them with options for %i are warned of, and shown as usual', (items, options) => {
    const log = rememberingLog()
    const listed = <Listing items={Array(items).fill(card)} size="large" options={Array(options).fill({ show: [] })} />
    expect(html(listed, log).match(/<img/g)).toHaveLength(items)
    expect(log.lines).toMatchObject([
      { level: 'warn', message: expect.stringContaining(`There are ${items} items but options for ${options}.`) },
    ])
  })
})

describe('headings', () => {
  it('have the level that their place gives them', () => {
    expect(
      html(
        <Band heading="News">
          <Heading>Clay</Heading>
          <Subsection>
            <Heading>Glaze</Heading>
            <Heading level={6}>Ash</Heading>
          </Subsection>
        </Band>,
      ).match(/<h\d/g),
    ).toEqual(['<h2', '<h3', '<h4', '<h6'])
  })

  it('are left out where there are no words', () => {
    expect(html(<Heading>{undefined}</Heading>)).toBe('')
  })
})

describe('pagination', () => {
  it('CLR-005 has real links to the pages around', () => {
    const shown = html(<Pagination page={2} pages={4} hrefOf={(page) => `/news/all?page=${page}`} />)
    expect(shown).toContain('<a rel="prev" href="/news/all?page=1">')
    expect(shown).toContain('<a rel="next" href="/news/all?page=3">')
    expect(shown).toMatch(/href="\/news\/all\?page=2" aria-current="page"/)
    expect(html(<Pagination page={1} pages={1} hrefOf={String} />)).toBe('')
  })

  it('names first, last and neighbours', () => {
    expect(shownPages(61, 120)).toEqual([1, 59, 60, 61, 62, 63, 120])
    expect(shownPages(1, 3)).toEqual([1, 2, 3])
  })
})

describe('players', () => {
  const recording = { kind: 'frame', source: 'https://player.example.org/7', title: 'The Kiln' } as const

  it('frame a known host only; another address is a link', () => {
    expect(html(<Player recording={recording} />)).toContain(
      '<iframe src="https://player.example.org/7" title="The Kiln"',
    )
    expect(html(<Player recording={{ ...recording, source: 'https://other.example.org/7' }} />)).toMatch(
      /<a [^>]*href="https:\/\/other/,
    )
  })

  it('keep the transcript under a sound', () => {
    const sound = { kind: 'audio', source: '/a.mp3', title: 'The Kiln', transcript: '<p>Crackling.</p>' } as const
    expect(html(<Player recording={sound} />)).toMatch(/<audio controls="" preload="none".*Transcript.*Crackling/s)
    expect(html(<Player recording={sound} transcript={false} />)).not.toContain('Crackling')
  })
})
