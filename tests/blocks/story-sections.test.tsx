import { f, section } from 'atrium'
import coBrand from 'atrium/blocks/co-brand/index.tsx'
import endorsements from 'atrium/blocks/endorsements/index.tsx'
import { loaded } from 'atrium/blocks/example-entry.ts'
import keyMedia from 'atrium/blocks/key-media/index.tsx'
import promoCards from 'atrium/blocks/promo-cards/index.tsx'
import publicationDetails from 'atrium/blocks/publication-details/index.tsx'
import sectionNavigation from 'atrium/blocks/section-navigation/index.tsx'
import shopPromo from 'atrium/blocks/shop-promo/index.tsx'
import textModule from 'atrium/blocks/text-module/index.tsx'
import { mediaLayout } from 'atrium/model/media/media-layout.ts'
import audioAsset from 'atrium/model/media/types/audio-asset.ts'
import imageType from 'atrium/model/media/types/image.ts'
import videoAsset from 'atrium/model/media/types/video-asset.ts'
import { definePage } from 'atrium/model/page.ts'
import promo from 'atrium/model/promo/types/promo.ts'
import publication from 'atrium/model/publication/types/publication.ts'
import { rememberingLog, to } from 'atrium/testing'
import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { shownPage } from 'atrium/ui/testing/story.tsx'
import { describe, expect, it } from 'vitest'

const image = { uid: 'i', iiif: { id: 'harbor' }, alt: 'A harbor', width: 4800, height: 3600 }
const sound = (type: typeof audioAsset | typeof videoAsset, source: string) =>
  loaded(type, 'kiln', 'The kiln at night', {
    metadataFields: { published_url: [source], duration: ['00:12:00'], text_transcript: ['<p>Crackling.</p>'] },
  })

describe('promos', () => {
  it('BLK-049 a content promo shows its alternate words, picture, links and alert', () => {
    const promo = shown(promoCards, {
      heading: 'Stay Connected',
      items: [
        {
          title: 'promo 7',
          titleAlternate: 'Hands of the collection',
          blurbAlternate: '<p>Six talks.</p>',
          image,
          ctas: [{ title: 'Hear them', href: 'https://audio.example.org' }],
          alert: 'New on <b>Fridays</b>.',
        },
      ],
    })
    expect(texts(promo, 'h2')).toEqual(['Stay Connected'])
    expect(texts(promo, 'h3')).toEqual(['Hands of the collection'])
    expect(texts(promo, 'article p')).toEqual(['New on Fridays.', 'Six talks.'])
    expect(promo.querySelector('img')?.alt).toBe('A harbor')
    expect(linksOf(promo)).toEqual(['Hear them → https://audio.example.org'])
  })

  it('BLK-049 stands for the content it refers to, with its icon', () => {
    const contentReference = loaded('document', 'd', 'Registration', {
      path: '/register',
      blurb: '<p>Ten minutes.</p>',
    })
    const promo = shown(promoCards, { items: [{ title: 'x', iconGroup: { iconName: 'library' }, contentReference }] })
    expect(texts(promo, 'h2')).toEqual(['Registration'])
    expect(texts(promo, 'p')).toEqual(['Ten minutes.'])
    expect(linksOf(promo)).toEqual(['Registration → /register'])
    expect(promo.querySelector('article > svg')).not.toBeNull()
  })

  it('BLK-050 a promo shows tag, subtitle, date, prompt and links', () => {
    const promo = shown(promoCards, {
      items: [
        {
          title: 'A desk',
          subtitle: 'Fellowships',
          tag: 'Open',
          blurb: '<p>Nine months.</p>',
          publicationDate: '2026-02-17',
          ctaPrompt: 'No transcripts.',
          cta: [{ title: 'Read the call', href: '/call' }],
        },
      ],
    })
    expect(texts(promo, 'p')).toEqual(['Open', 'Fellowships', 'Feb 17, 2026', 'Nine months.', 'No transcripts.'])
    expect(linksOf(promo)).toEqual(['Read the call → /call'])
  })

  it('NEWS-020 leave out a promo that is gone', async () => {
    const page = definePage({
      type: 'page_promos',
      label: 'Promos',
      route: '/promos',
      fields: { promos: f.references(promo) },
      compose: ({ entry: { promos } }) => [section('promoCards', { items: promos })],
    })
    const here = { uid: 'here', _content_type_uid: 'promo', title: 'Here' }
    const fields = { promos: to('promo', 'gone', 'here') }
    const { main } = await shownPage(page, fields, { blocks: [promoCards], entries: [here] })
    expect(texts(main, 'li h2')).toEqual(['Here'])
  })
})

describe('the shop promo', () => {
  const book = {
    title: 'The Marbled Page',
    subtitle: 'Publication',
    href: 'https://shop.example.org/m',
    image,
    excerpt: '<p>Two centuries.</p>',
  }

  it('NEWS-017 NEWS-018 shows the book with the text of the link that the page gives', () => {
    const promo = shown(shopPromo, { item: book, ctaText: 'Learn more about this publication' })
    expect(texts(promo, 'h2')).toEqual(['The Marbled Page'])
    expect(linksOf(promo)).toEqual(['Learn more about this publication: The Marbled Page → https://shop.example.org/m'])
    expect(promo.querySelector('img')).not.toBeNull()
  })

  it('NEWS-017 has no link where the book leads nowhere, and is not there without a book', () => {
    expect(linksOf(shown(shopPromo, { item: { title: 'Lost' }, ctaText: 'Learn more' }))).toEqual([])
    expect(shopPromo.isEmpty?.({ item: { uid: 'gone' } as never, ctaText: 'x' })).toBe(true)
  })
})

describe('the co-brand', () => {
  it('NEWS-015 shows title, words and every mark that has a picture', () => {
    const brand = shown(coBrand, {
      title: 'With the Orchard Foundation',
      content: '<p>A grant.</p>',
      images: [image, { uid: 'gone' }],
    })
    expect(texts(brand, 'h2')).toEqual(['With the Orchard Foundation'])
    expect(texts(brand, 'p')).toEqual(['A grant.'])
    expect(brand.querySelectorAll('li')).toHaveLength(1)
    expect(brand.querySelectorAll('li img')).toHaveLength(1)
    expect(coBrand.isEmpty?.({ images: [] })).toBe(true)
    expect(coBrand.isEmpty?.({ images: [{ uid: 'gone' }] })).toBe(true)
  })
})

describe('key media', () => {
  it.each([
    ['audio', sound(audioAsset, 'https://audio.example.org/kiln.mp3')],
    ['video', sound(videoAsset, 'https://video.example.org/kiln.mp4')],
  ])(
    'NEWS-010 BLK-027 plays %s in the browser’s own player, never by itself, with its transcript',
    (tag, reference) => {
      const media = shown(keyMedia, { mediaType: tag, media: [{ reference }] })
      const player = media.querySelector(tag)
      expect(player?.hasAttribute('controls')).toBe(true)
      expect(player?.hasAttribute('autoplay')).toBe(false)
      expect(player?.getAttribute('aria-label')).toBe('The kiln at night')
      expect(texts(media, 'details p')).toEqual(['Crackling.'])
      expect(media.textContent?.match(/The kiln at night/g)).toHaveLength(1)
    },
  )

  it('NEWS-027 shows the cover of a book, leading to the book', () => {
    const media = shown(keyMedia, {
      media: [
        { reference: loaded(publication, 'b', 'The Marbled Page', { url: 'https://shop.example.org/m', image }) },
      ],
    })
    const link = media.querySelector('a')
    expect(link?.getAttribute('href')).toBe('https://shop.example.org/m')
    expect(link?.querySelector('img')?.alt).toBe('The Marbled Page')
  })

  it('BLK-030 logs mixed types once, and shows them all', () => {
    const log = rememberingLog()
    const references = [loaded(imageType, 'i', 'Harbor', image), sound(audioAsset, 'https://a.example.org/k.mp3')]
    const media = shown(keyMedia, { media: references.map((reference) => ({ reference })) }, { log })
    expect(log.lines).toMatchObject([{ level: 'error', message: 'MediaLayout items cannot contain mixed media types' }])
    expect(media.querySelectorAll('figure')).toHaveLength(2)
  })

  it('BLK-027 is not there without media, nor with media that are gone', async () => {
    expect(keyMedia.isEmpty?.({ images: [], media: [] })).toBe(true)
    const page = definePage({
      type: 'page_film',
      label: 'Film',
      route: '/film',
      fields: { keyMedia: mediaLayout() },
      compose: ({ entry }) => [entry.keyMedia && section('keyMedia', entry.keyMedia)],
    })
    const fields = { key_media: { title: 'The film', media: [{ reference: to('video', 'gone') }] } }
    const { main } = await shownPage(page, fields, { blocks: [keyMedia] })
    expect(main.innerHTML.trim()).toBe('')
  })
})

describe('a book', () => {
  it('NEWS-033 has endorsements with those who gave them', () => {
    const section = shown(endorsements, {
      heading: 'Endorsements',
      items: [{ text: '<p>Exact.</p>', citation: 'A. Reyes' }, { text: '<p>Funny.</p>' }],
    })
    expect(texts(section, 'h2')).toEqual(['Endorsements'])
    expect(texts(section, 'blockquote')).toEqual(['Exact.', 'Funny.'])
    expect(texts(section, 'figcaption')).toEqual(['A. Reyes'])
  })

  it('NEWS-027 PUB-069 PUB-070 has its facts in a list, prices joined by "/"; what is not known is left out', () => {
    const section = shown(publicationDetails, {
      heading: 'Publication Details',
      publication: loaded(publication, 'b', 'The Marbled Page', {
        subtitle: 'Two Centuries',
        meta: { pageCount: '224', prices: ['$45.00', '£35.00'], pubDate: '2026-02-10' },
      }),
    })
    const facts = texts(section, 'dt').map((name, index) => `${name}: ${texts(section, 'dd')[index]}`)
    expect(facts).toEqual([
      'Title: The Marbled Page: Two Centuries',
      'Pages: 224',
      'Price: $45.00/£35.00',
      'Publication date: February 10, 2026',
    ])
    expect(publicationDetails.isEmpty?.({ heading: 'x' })).toBe(true)
  })
})

describe('a text module', () => {
  const media = sound(audioAsset, 'https://audio.example.org/kiln.mp3')

  it('shows heading, subtitle, prose, links and call to action; the page’s heading goes first', () => {
    const module = shown(textModule, {
      heading: 'Image requests',
      title: 'Ours',
      subtitle: 'Two days',
      body: '<p>Write.</p>',
      links: [{ title: 'Conditions', href: '/c' }],
      cta: { title: 'Ask', href: 'mailto:a@b.example' },
      image,
    })
    expect(texts(module, 'h2, p')).toEqual(['Image requests', 'Two days', 'Write.'])
    expect(linksOf(module)).toEqual(['Conditions → /c', 'Ask → mailto:a@b.example'])
    expect(module.querySelectorAll('img')).toHaveLength(1)
  })

  it('NEWS-090 plays its recording with a transcript, unless the page leaves it out', () => {
    expect(texts(shown(textModule, { media }), 'details p')).toEqual(['Crackling.'])
    expect(shown(textModule, { media, transcript: false }).querySelector('audio')).not.toBeNull()
    expect(shown(textModule, { media, transcript: false }).querySelector('details')).toBeNull()
  })

  it('is not there under a heading alone', () => {
    expect(textModule.isEmpty?.({ heading: 'Printed', links: [], transcript: true })).toBe(true)
    expect(textModule.isEmpty?.({ title: 'Written', links: [], transcript: true })).toBe(false)
  })
})

describe('a navigation in the page', () => {
  const menu = (title: string) => ({ title, items: [{ title: `All ${title}`, href: `/${title}` }] })
  const of = (...menus: ReturnType<typeof menu>[]) =>
    shown(sectionNavigation, { navigation: { name: 'news', title: 'News', menus } })

  it('SITE-066 is a landmark headed and named "{title} navigation"', () => {
    const nav = of(menu('News'), menu('Topics'))
    expect(texts(nav, 'h2')).toEqual(['News navigation'])
    const landmark = nav.querySelector('nav')
    expect(landmark?.getAttribute('aria-labelledby')).toBe(nav.querySelector('h2')?.id)
    expect(linksOf(nav)).toEqual(['All News → /News', 'All Topics → /Topics'])
  })

  it('SITE-066 labels its menus only where there are several, and is not there without links', () => {
    expect(texts(of(menu('News'), menu('Topics')), 'h3')).toEqual(['News', 'Topics'])
    expect(texts(of(menu('News')), 'h3')).toEqual([])
    const empty = { name: 'x', title: 'X', menus: [{ title: 'Nothing', items: [] }] }
    expect(sectionNavigation.isEmpty?.({ navigation: empty })).toBe(true)
  })
})
