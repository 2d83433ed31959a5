import { loaded } from 'atrium/blocks/example-entry.ts'
import image from 'atrium/model/media/types/image.ts'
import video from 'atrium/model/media/types/video.ts'
import publication from 'atrium/model/publication/types/publication.ts'
import { rememberingLog } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { type MediaFields, mediaItemsOf } from './media-item.ts'

const picture = loaded(image, 'kiln', 'Kiln', { iiif: { id: 'kiln' }, caption: 'The kiln.', credit: 'Mara Quill' })
const of = (fields: MediaFields, log = rememberingLog()) => mediaItemsOf(fields, log)

describe('media of a layout', () => {
  it('BLK-027 need media or pictures', () => {
    expect(of({})).toEqual([])
    expect(of({ media: [{ reference: picture }] })).toHaveLength(1)
    expect(of({ images: [{ reference: picture, url: '/a', title: 'A' }] })).toHaveLength(1)
  })

  it.each([
    ['url', { reference: picture, url: '', title: 'A' }],
    ['title and alternative text', { reference: picture, url: '/a' }],
  ])('BLK-029 CLR-030 leave out a linked picture without %s', (_part, item) => {
    expect(of({ images: [item] })).toEqual([])
  })

  it('BLK-029 name a linked picture without a title by its alternative text', () => {
    const reference = loaded(image, 'moon', 'Moon', { iiif: { id: 'moon' }, alt: 'The moon over the ridge' })
    expect(of({ images: [{ reference, url: '/a' }] })[0]?.link).toEqual({
      href: '/a',
      title: 'The moon over the ridge',
    })
  })

  it('BLK-030 are logged when their types are mixed, and shown', () => {
    const log = rememberingLog()
    const film = loaded(video, 'film', 'Kiln', { url: 'https://films.example.org/a.mp4' })
    expect(of({ media: [{ reference: picture }, { reference: film }] }, log)).toHaveLength(2)
    expect(log.lines).toMatchObject([{ level: 'error', message: 'MediaLayout items cannot contain mixed media types' }])
  })

  it('are not there where nothing can be shown or said', () => {
    const bare = loaded(image, 'bare', 'Kiln', {})
    expect(of({ media: [{ reference: bare }] })).toEqual([])
    expect(of({ media: [{ reference: bare, caption: { descriptive: 'Open' } }] })).toHaveLength(1)
  })

  it('SITE-093 carry caption, item and type', () => {
    const [item] = of({
      media: [{ reference: picture, caption: { descriptive: 'Open', credit: 'D. Park', rights: 'CC0' } }],
    })
    expect(item).toMatchObject({ type: 'image', entry: { title: 'Kiln' }, caption: 'Open. D. Park. CC0' })
    expect(of({ media: [{ reference: picture }] })[0]?.caption).toBe('The kiln. Mara Quill')
  })

  it('lead to the page of a work or a book, and of a linked picture', () => {
    const book = loaded(publication, 'book', 'Kilns', { url: 'https://shop.example.org/b', image: picture })
    expect(of({ media: [{ reference: book }] })[0]).toMatchObject({
      link: { href: 'https://shop.example.org/b', title: 'Kilns' },
      image: { iiif: { id: 'kiln' } },
    })
    expect(of({ images: [{ reference: picture, url: '/a', title: 'A' }] })[0]?.link).toEqual({ href: '/a', title: 'A' })
  })
})
