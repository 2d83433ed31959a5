import type { Ports } from 'atrium'
import { contentOf, testInstitution, to, type WireEntry } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import artwork from '../work/types/artwork.ts'
import audioAsset from './types/audio-asset.ts'
import image from './types/image.ts'
import video from './types/video.ts'
import videoAsset from './types/video-asset.ts'

const types = [image, audioAsset, video, videoAsset, artwork]
const media = (...entries: WireEntry[]) => contentOf({ types, entries })

const kiln = {
  uid: 'img_kiln',
  _content_type_uid: 'image',
  title: 'Kiln, open door',
  alt: 'A brick kiln with its door open',
  caption: 'The workshop kiln.',
  credit: 'Ellery Conservation Institute',
  iiif: { id: 'kiln' },
  width: 4800,
  height: 3200,
  image_crops: [{ ratio: '16:9', x: 0, y: 250, w: 4800, h: 2700 }],
  metadata_fields: { title: ['Kiln'], object_url: ['https://collection.example.org/kiln'] },
  gradient: true,
  black_text: true,
  placemat: true,
}
const facts = {
  title: ['Night of Clay', 'Music on vessels'],
  duration: ['00:12:00'],
  release_date: ['2026-02-20'],
  text_transcript: ['<p>Listen.</p>'],
  published_url: ['https://media.example.org/clay.mp3'],
}

describe('an image', () => {
  it('SITE-083 has its crops, texts, asset, metadata and ways to be shown', () => {
    const { entryOf, issues } = media(kiln)
    expect(issues.img_kiln).toEqual([])
    expect(entryOf('img_kiln')).toMatchObject({
      uid: 'img_kiln',
      alt: 'A brick kiln with its door open',
      caption: 'The workshop kiln.',
      credit: 'Ellery Conservation Institute',
      iiif: { id: 'kiln' },
      imageCrops: [{ ratio: '16:9', x: 0, y: 250, w: 4800, h: 2700 }],
      metadataFields: { title: ['Kiln'], object_url: ['https://collection.example.org/kiln'] },
      gradient: true,
      blackText: true,
      inverse: true,
      placemat: true,
      id: 'kiln',
    })
  })

  it('SITE-083 is not darkened, inverted or matted unless it says so', () => {
    const { entryOf } = media({ uid: 'i', _content_type_uid: 'image', iiif: { id: 'i' } })
    expect(entryOf('i')).toMatchObject({ gradient: false, blackText: false, inverse: false, placemat: false })
  })

  it('SITE-083 loses a crop without its numbers, and nothing else', () => {
    const crops = [{ ratio: '1:1', x: 1, y: 2, w: 3 }, ...kiln.image_crops]
    const { entryOf, issues } = media({ ...kiln, image_crops: crops })
    expect(entryOf('img_kiln')?.imageCrops).toEqual(kiln.image_crops)
    expect(issues.img_kiln).toEqual(['image_crops[0].h'])
  })

  it('SITE-083 has a focal point, or none where half of it is missing', () => {
    const half = { ...kiln, uid: 'half', focal_point: { x: 0.5 } }
    const { entryOf, issues } = media({ ...kiln, focal_point: { x: 0.25, y: 1 } }, half)
    expect(entryOf('img_kiln')?.focalPoint).toEqual({ x: 0.25, y: 1 })
    expect(issues).toMatchObject({ img_kiln: [], half: ['focal_point.y'] })
    expect(entryOf('half')).not.toHaveProperty('focalPoint')
  })

  it('SITE-085 is named by the last segment at the media gateway', () => {
    const { entryOf } = media({
      uid: 'i',
      _content_type_uid: 'image',
      media_gateway_url: 'https://media.example.org/a/b-7/',
    })
    expect(entryOf('i')).toMatchObject({ id: 'b-7', mediaGatewayUrl: 'https://media.example.org/a/b-7/' })
  })

  it('SITE-086 joins caption and credit', () => {
    const { entryOf } = media(kiln, { ...kiln, uid: 'open', caption: 'The kiln' })
    expect(entryOf('img_kiln')?.captionAndCredit).toBe('The workshop kiln. Ellery Conservation Institute')
    expect(entryOf('open')?.captionAndCredit).toBe('The kiln. Ellery Conservation Institute')
  })

  it('SITE-083 asks the image server for a size that no editor gave', async () => {
    const asked: string[] = []
    const sizeOf = async (id: string) => {
      asked.push(id)
      return { width: 4800, height: 3200 }
    }
    const log = { info() {}, warn() {}, error() {} }
    let held = 0
    const holds = () => held++
    const elsewhere = { ...kiln, uid: 'elsewhere', iiif: { id: 'kiln', service: 'https://iiif.example.org' } }
    const { entryOf } = media(kiln, { ...kiln, uid: 'unsized', width: undefined }, elsewhere)
    const facts = (uid: string, correctedSize?: Ports['images']['correctedSize']) =>
      image.enrich?.({
        entry: entryOf(uid) as never,
        ...{
          ports: { images: { sizeOf, correctedSize } } as unknown as Ports,
          institution: testInstitution,
          log,
          holds,
        },
      })
    expect(facts('img_kiln')).toBeUndefined()
    expect(await facts('unsized')).toEqual({ width: 4800, height: 3200 })
    expect([asked, held]).toEqual([['kiln'], 0])
    // The own server may know the size of its masters better than an editor, and says when it changes.
    expect(await facts('img_kiln', () => ({ width: 30, height: 40 }))).toEqual({ width: 30, height: 40 })
    expect(facts('img_kiln', () => undefined)).toBeUndefined()
    expect(facts('elsewhere', () => ({ width: 30, height: 40 }))).toBeUndefined()
    expect(await facts('unsized', () => undefined)).toEqual({ width: 4800, height: 3200 })
    expect([asked, held]).toEqual([['kiln', 'kiln'], 3])
  })

  it('stands as a card with itself as the picture', async () => {
    const card = await media(kiln).cardOf('img_kiln')
    expect(card).toMatchObject({
      title: 'Kiln, open door',
      image: { alt: kiln.alt, iiif: { id: 'kiln' }, imageCrops: kiln.image_crops },
    })
    expect(card?.href).toBeUndefined()
  })
})

describe('recordings', () => {
  it('SITE-094 an audio asset is read from its metadata', () => {
    const { entryOf } = media({ uid: 'a', _content_type_uid: 'audio_asset', metadata_fields: facts })
    expect(entryOf('a')).toMatchObject({
      displayTitle: 'Night of Clay',
      subtitle: 'Music on vessels',
      duration: '00:12:00',
      releaseDate: '2026-02-20',
      transcript: '<p>Listen.</p>',
      source: 'https://media.example.org/clay.mp3',
    })
  })

  it('SITE-094 an audio asset without a second title has no subtitle, and without metadata is none', () => {
    const { entryOf, issues } = media(
      { uid: 'a', _content_type_uid: 'audio_asset', metadata_fields: { title: ['Night of Clay'] } },
      { uid: 'empty', _content_type_uid: 'audio_asset', metadata_fields: {} },
    )
    expect(entryOf('a')?.subtitle).toBeUndefined()
    expect(entryOf('empty')).toBeUndefined()
    expect(issues.empty).toEqual(['metadata_fields'])
  })

  it('SITE-096 a video has its source, pictures and transcript', async () => {
    const film = {
      uid: 'v',
      _content_type_uid: 'video',
      title: 'Firing',
      url: 'https://films.example.org/firing.mp4',
      transcript: '<p>…</p>',
    }
    const { entryOf, cardOf } = media(
      kiln,
      { ...film, poster: to('image', 'img_kiln') },
      { ...film, uid: 'bare', url: '' },
    )
    expect(entryOf('v')).toMatchObject({
      title: 'Firing',
      url: film.url,
      transcript: '<p>…</p>',
      poster: { uid: 'img_kiln' },
    })
    expect(await cardOf('v')).toMatchObject({ title: 'Firing', href: film.url, image: { uid: 'img_kiln' } })
    expect(entryOf('bare')).toBeUndefined()
  })

  it('SITE-097 SITE-098 a video asset plays what its metadata publishes; a transcript of its own wins', async () => {
    const asset = { uid: 'v', _content_type_uid: 'video_asset', image: to('image', 'img_kiln'), metadata_fields: facts }
    const { entryOf, cardOf } = media(kiln, asset, { ...asset, uid: 'own', transcript: '<p>Mine.</p>' })
    expect(entryOf('v')).toMatchObject({ source: 'https://media.example.org/clay.mp3', transcript: '<p>Listen.</p>' })
    expect(entryOf('own')?.transcript).toBe('<p>Mine.</p>')
    expect(await cardOf('v')).toMatchObject({ title: 'Night of Clay', image: { uid: 'img_kiln' } })
  })
})

describe('works of art', () => {
  it('SITE-099 an artwork has artist, blurb, titles, picture and address', async () => {
    const work = {
      uid: 'w',
      _content_type_uid: 'artwork',
      title: 'harbor',
      display_title: 'Harbor in Wind',
      artist: 'Anselm Varga',
      blurb: '<p>Pear wood.</p>',
      image: to('image', 'img_kiln'),
      url: 'https://prints.example.org/harbor',
    }
    const { cardOf } = media(kiln, work)
    expect(await cardOf('w')).toMatchObject({
      title: 'Harbor in Wind',
      meta: 'Anselm Varga',
      excerpt: '<p>Pear wood.</p>',
      href: work.url,
      image: { uid: 'img_kiln' },
    })
  })
})
