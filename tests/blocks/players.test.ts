import audio from 'atrium/blocks/audio/index.tsx'
import { harbor } from 'atrium/blocks/example-content.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import productBlock from 'atrium/blocks/product-block/index.tsx'
import quotationBlock from 'atrium/blocks/quotation-block/index.tsx'
import video from 'atrium/blocks/video/index.tsx'
import audioAsset from 'atrium/model/media/types/audio-asset.ts'
import videoType from 'atrium/model/media/types/video.ts'
import videoAsset from 'atrium/model/media/types/video-asset.ts'
import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'

const facts = {
  published_url: ['/media/kiln.mp3'],
  title: ['The kiln', 'A night in October'],
  duration: ['00:12:00'],
  text_transcript: ['<p>Crackling.</p>'],
}
type Metadata = Record<string, string[]>
const sound = (metadataFields: Metadata, more: object = {}) =>
  loaded(audioAsset, 'a', 'kiln-final-2.wav', { metadataFields, ...more })
const film = (metadataFields: Metadata, more: object = {}) =>
  loaded(videoAsset, 'v', 'Firing', {
    metadataFields: { published_url: ['/media/kiln.webm'], ...metadataFields },
    ...more,
  })
const address = (url: string) => loaded(videoType, 'v', 'Firing', { url })

it.each([
  ['BLK-006', audio, 'audio'],
  ['BLK-023', video, 'video'],
  ['BLK-019', productBlock, 'product_block'],
  ['BLK-068', quotationBlock, 'quotation_block'],
])('%s may be put into a text', (_row, { wire, placement }, name) => {
  expect([wire, placement]).toEqual([name, 'both'])
})

describe('audio', () => {
  it('BLK-006 SITE-094 SITE-095 plays in the browser’s own player, with title, subtitle, duration and transcript', () => {
    const body = shown(audio, { audio: sound(facts) })
    const player = body.querySelector('audio')
    expect([player?.getAttribute('src'), player?.controls, player?.autoplay, player?.preload]).toEqual([
      '/media/kiln.mp3',
      true,
      false,
      'none',
    ])
    expect(player?.getAttribute('aria-label')).toBe('The kiln')
    expect(texts(body, '.player-title > *')).toEqual(['The kiln', 'A night in October', '12 min'])
    expect(texts(body, 'details summary, details p')).toEqual(['Transcript', 'Crackling.'])
  })

  it('BLK-006 has the title and picture that the block gives, else those of the asset', () => {
    const asset = sound(facts, { image: harbor })
    expect(shown(audio, { audio: asset }).querySelector('img')?.getAttribute('src')).toContain('woodcut-01')
    const body = shown(audio, { audio: asset, title: 'Cooling', image: { ...harbor, iiif: { id: 'other' } } })
    expect(texts(body, '.player-title strong')).toEqual(['Cooling'])
    expect(body.querySelector('audio')?.getAttribute('aria-label')).toBe('Cooling')
    expect(body.querySelector('img')?.getAttribute('src')).toContain('other')
    expect(shown(audio, { audio: sound(facts) }).querySelector('img')).toBeNull()
  })

  it.each<[string, Metadata]>([
    ['no address', {}],
    ['an address that opens nothing', { published_url: ['javascript:alert(1)'] }],
    ['an address on another host without scheme', { published_url: ['//evil.example/a.mp3'] }],
  ])('BLK-006 with %s is not shown', (_what, metadata) => {
    const fields = audio.schema.parse({ audio: sound(metadata) })
    expect(audio.isEmpty?.(fields)).toBe(true)
    expect(shown(audio, { audio: sound(metadata) }).innerHTML).toBe('')
  })

  it('BLK-006 without encryption is a link, as this page may not load it', () => {
    const body = shown(audio, { audio: sound({ ...facts, published_url: ['http://old.example.org/kiln.mp3'] }) })
    expect(body.querySelector('audio')).toBeNull()
    expect(linksOf(body)).toEqual(['Play: The kiln → http://old.example.org/kiln.mp3'])
  })
})

describe('video', () => {
  it('BLK-023 SITE-097 SITE-098 plays the published address, with still, title, duration and caption', () => {
    const body = shown(video, {
      video: film({ duration: ['00:01:20'] }, { image: harbor, transcript: '<p>Smoke.</p>' }),
      title: 'A firing',
      caption: 'The <em>west</em> yard.',
    })
    const player = body.querySelector('video')
    expect([player?.getAttribute('src'), player?.controls, player?.autoplay]).toEqual(['/media/kiln.webm', true, false])
    expect(player?.poster).toContain('/iiif/woodcut-01/')
    expect([player?.width, player?.height]).toEqual([1600, 900])
    expect(texts(body, '.player-title > *')).toEqual(['A firing', '01:20 min'])
    expect(texts(body, 'figcaption, details p')).toEqual(['Smoke.', 'The west yard.'])
  })

  it('SITE-096 shows a film by its address, a player of a known host in a frame, any other address as a link', () => {
    const url = 'https://player.example.org/7'
    const file = shown(video, { video: address('https://films.example.org/a.mp4?x=1') })
    expect(file.querySelector('video')?.getAttribute('src')).toBe('https://films.example.org/a.mp4?x=1')
    const framed = shown(video, { video: address(url) }, { frameHosts: ['player.example.org'] })
    expect(framed.querySelector('iframe')?.title).toBe('Firing')
    const linked = shown(video, { video: address(url) })
    expect(linked.querySelector('iframe, video')).toBeNull()
    expect(linksOf(linked)).toEqual([`Play: Firing → ${url}`])
  })

  it('BLK-023 has captions in each language, the first shown unasked', () => {
    const captions = ['/media/kiln.vtt', '/media/kiln.es.vtt', 'javascript:alert(1)']
    const body = shown(video, { video: film({ captions }) })
    expect(
      [...body.querySelectorAll('track')].map((track) => [
        track.kind,
        track.getAttribute('src'),
        track.srclang,
        track.label,
        track.default,
      ]),
    ).toEqual([
      ['captions', '/media/kiln.vtt', 'en-US', 'American English', true],
      ['captions', '/media/kiln.es.vtt', 'es', 'español', false],
    ])
    expect(body.querySelector('video')?.getAttribute('crossorigin')).toBeNull()
  })

  it('BLK-023 asks a media library for leave to read its captions', () => {
    const body = shown(video, { video: film({ captions: ['https://files.example.org/kiln.vtt'] }) })
    expect(body.querySelector('video')?.getAttribute('crossorigin')).toBe('anonymous')
  })

  it('BLK-023 without a still shows its first picture, without a source nothing', () => {
    expect(shown(video, { video: film({}) }).querySelector('video')?.preload).toBe('metadata')
    expect(video.isEmpty?.(video.schema.parse({ video: film({ published_url: [] }) }))).toBe(true)
  })

  it('BLK-006 BLK-023 on paper say where they can be played', () => {
    expect(texts(shown(audio, { audio: sound(facts) }), '.printed-address')).toEqual([
      'https://www.ellery.example/media/kiln.mp3',
    ])
    expect(texts(shown(video, { video: film({}) }), '.printed-address')).toEqual([
      'https://www.ellery.example/media/kiln.webm',
    ])
  })
})

describe('a product', () => {
  const product = { title: 'The Marbled Page', url: 'https://shop.example.org/marbled' }

  it('BLK-019 has title, subtitle, picture, prices joined with /, and a call to action', () => {
    const body = shown(productBlock, {
      ...product,
      subtitle: 'Endpapers',
      image: harbor,
      prices: ['$45.00', '£35.00', '€40.00'],
      ctaText: 'Order',
    })
    expect(productBlock.wire).toBe('product_block')
    expect(texts(body, 'h2, .product-words > p')).toEqual(['The Marbled Page', 'Endpapers', '$45.00/£35.00/€40.00'])
    expect(body.querySelector('img')?.getAttribute('src')).toContain('woodcut-01')
    expect(linksOf(body)).toEqual(['Order: The Marbled Page → https://shop.example.org/marbled'])
  })

  it('BLK-019 says "Shop now" unless an editor says otherwise, and leaves out what is not there', () => {
    const body = shown(productBlock, product)
    expect(linksOf(body)).toEqual(['Shop now: The Marbled Page → https://shop.example.org/marbled'])
    expect(body.querySelector('img, p')).toBeNull()
  })
})

it('BLK-068 BLK-020 a quotation has text and citation', () => {
  const body = shown(quotationBlock, { text: '<p>We pay for the bus.</p>', citation: 'A teacher' })
  expect(texts(body, 'blockquote')).toEqual(['We pay for the bus.'])
  expect(texts(body, 'figcaption')).toEqual(['A teacher'])
  expect(shown(quotationBlock, { text: '<p>We pay.</p>' }).querySelector('figcaption')).toBeNull()
})
