import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Image, Reference } from '#engine'
import { durationText, recordingOf } from './asset.ts'
import { type MediaEntry, type MediaLayoutFields, mediaItemsOf } from './media-item.ts'

afterEach(() => vi.restoreAllMocks())

const entry = (contentType: string, more: object = {}) =>
  ({ uid: contentType, contentType, title: 'Kiln', path: null, version: 1, ...more }) as Reference<MediaEntry>
const picture = entry('image', { iiif: { id: 'kiln' }, caption: 'The kiln.', credit: 'Mara Quill' })
const of = (fields: object) => mediaItemsOf(fields as MediaLayoutFields)

describe('media of a layout', () => {
  it('BLK-027 need media or pictures', () => {
    expect(of({})).toEqual([])
    expect(of({ media: [{ reference: picture }] })).toHaveLength(1)
    expect(of({ images: [{ reference: picture as Image, url: '/a', title: 'A' }] })).toHaveLength(1)
  })

  it('BLK-028 leave out references to what was not found', () => {
    expect(of({ media: [{ reference: { uid: 'gone', contentType: 'image' } }, { reference: picture }] })).toHaveLength(
      1,
    )
  })

  it.each([
    ['url', { reference: picture, url: '', title: 'A' }],
    ['title', { reference: picture, url: '/a' }],
    ['picture', { reference: { uid: 'gone', contentType: 'image' }, url: '/a', title: 'A' }],
  ])('BLK-029 CLR-030 leave out a linked picture without %s', (_part, item) => {
    expect(of({ images: [item] })).toEqual([])
  })

  it('BLK-030 are logged when their types are mixed, and shown', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(of({ media: [{ reference: picture }, { reference: entry('video') }] })).toHaveLength(2)
    expect(error).toHaveBeenCalledExactlyOnceWith('MediaLayout items cannot contain mixed media types')
  })

  it('SITE-093 carry caption, item and type', () => {
    const [item] = of({
      media: [{ reference: picture, caption: { descriptive: 'Open', credit: 'D. Park', rights: 'CC0' } }],
    })
    expect(item).toMatchObject({ type: 'image', entry: { title: 'Kiln' }, caption: 'Open. D. Park. CC0' })
    expect(of({ media: [{ reference: picture }] })[0]?.caption).toBe('The kiln. Mara Quill')
  })

  it('lead to the page of a work or a book, and of a linked picture', () => {
    const [book] = of({
      media: [{ reference: entry('publication', { url: 'https://shop.example.org/b', image: picture }) }],
    })
    expect(book).toMatchObject({ link: { href: 'https://shop.example.org/b' }, image: { iiif: { id: 'kiln' } } })
  })
})

describe('recordings', () => {
  const asset = (metadataFields: Record<string, string[]>, more: object = {}) =>
    recordingOf(entry('audio_asset', { metadataFields, ...more }) as never)

  it('SITE-094 take their facts from the metadata fields of a sound', () => {
    expect(
      asset({
        published_url: ['https://audio.example.org/kiln.mp3'],
        title: ['The Kiln', 'A night'],
        duration: ['00:12:00'],
        text_transcript: ['<p>Crackling.</p>'],
      }),
    ).toEqual({
      kind: 'audio',
      source: 'https://audio.example.org/kiln.mp3',
      title: 'The Kiln',
      subtitle: 'A night',
      duration: '12 min',
      transcript: '<p>Crackling.</p>',
    })
    expect(asset({})).toBeNull()
  })

  it.each([
    ['00:12:00', '12 min'],
    ['00:12:30', '12:30 min'],
    ['01:05:00', '01:05 min'],
    ['01:05:09', '01:05:09 min'],
  ])('SITE-095 shows the duration %s as %s', (duration, text) => {
    expect(durationText(duration)).toBe(text)
  })

  it('SITE-096 SITE-097 SITE-098 find the source of films', () => {
    expect(recordingOf(entry('video', { url: 'https://films.example.org/a.mp4' }) as never)).toMatchObject({
      kind: 'video',
    })
    expect(recordingOf(entry('video', { url: 'https://player.example.org/7' }) as never)).toMatchObject({
      kind: 'frame',
    })
    expect(
      recordingOf(
        entry('video_asset', { metadataFields: { published_url: ['https://films.example.org/b.webm'] } }) as never,
      ),
    ).toMatchObject({ kind: 'video', source: 'https://films.example.org/b.webm' })
  })
})
