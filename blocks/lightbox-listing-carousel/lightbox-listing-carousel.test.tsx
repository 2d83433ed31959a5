import image from 'atrium/model/media/types/image.ts'
import artwork from 'atrium/model/work/types/artwork.ts'
import collectionObject from 'atrium/model/work/types/collection-object.ts'
import { to } from 'atrium/testing'
import { shown, texts } from 'atrium/ui/testing/shown.tsx'
import { shownStory } from 'atrium/ui/testing/story.tsx'
import { expect, it } from 'vitest'
import { cup, harbor, stairs } from '../example-content.ts'
import { loaded } from '../example-entry.ts'
import lightboxListingCarousel from './index.tsx'

const show = (fields: object) => shown(lightboxListingCarousel, fields as never)
const works = (count: number) =>
  Array.from({ length: count }, (_, index) => loaded(artwork, `a${index}`, `Sheet ${index + 1}`, { image: harbor }))

it('BLK-026 is a row of works on warm grey under its title', () => {
  const body = show({ title: 'Selected Works', items: works(3) })
  expect(body.querySelector('section')?.dataset.color).toBe('warm-grey')
  expect(texts(body, 'h2')).toEqual(['Selected Works'])
  expect(texts(body, '[aria-label="Selected Works"] li')).toEqual(['Sheet 1', 'Sheet 2', 'Sheet 3'])
})

it('BLK-026 takes pictures, artworks and objects of the collection', () => {
  const items = [
    stairs,
    loaded(artwork, 'a', 'Harbor in Wind', { artist: 'Anselm Varga', image: harbor }),
    loaded(collectionObject, 'b', 'Cup', { url: '/objects/cup', maker: 'A painter', date: 'about 510 BC', image: cup }),
  ]
  expect(texts(show({ items }), 'figcaption')).toEqual([
    'Stairs to the Lighthouse. Anselm Varga, about 1927',
    'Harbor in WindAnselm Varga',
    'CupA painter, about 510 BCView More Object Information: Cup',
  ])
})

it('BLK-047 BLK-048 gives each work its overlay in turn, never warm-grey', () => {
  const colors = [...show({ items: works(16) }).querySelectorAll<HTMLElement>('figcaption')].map(
    ({ dataset }) => dataset.color,
  )
  expect(colors.slice(0, 3)).toEqual(['blue', 'garden', 'magenta'])
  expect(colors.slice(11)).toEqual(['navy', 'bronze', 'blue', 'garden', 'magenta'])
})

it('EVT-100 gives a work with a page the action View More Object Information', () => {
  const items = [loaded(artwork, 'a', 'Cup', { image: cup, url: 'https://museum.example.org/cup' })]
  expect(texts(show({ items }), 'figcaption a')).toEqual(['View More Object Information: Cup'])
})

it('keeps a work without a picture, in words', () => {
  const body = show({ items: [loaded(artwork, 'a', 'Never photographed', {}), ...works(1)] })
  expect(texts(body, 'li')).toEqual(['Never photographed', 'Sheet 1'])
  expect(body.querySelectorAll('a')).toHaveLength(1)
})

it('BLK-026 SITE-084 leaves out a picture without an asset of which nothing is said, and itself without any other', () => {
  const items = [loaded(image, 'gone', 'Gone', {}), ...works(2)]
  const body = show({ items })
  expect(texts(body, 'li')).toEqual(['Sheet 1', 'Sheet 2'])
  expect(body.querySelector<HTMLElement>('figcaption')?.dataset.color).toBe('blue')
  expect(lightboxListingCarousel.isEmpty?.({ title: 'Works', items: items.slice(0, 1) } as never)).toBe(true)
})

it('leaves out what was not found', async () => {
  const sheets = ['a', 'b'].map((uid) => ({ uid, _content_type_uid: 'artwork', title: `Sheet ${uid}` }))
  const body = [{ lightbox_listing_carousel: { title: 'Works', items: to('artwork', 'gone', 'a', 'b') } }]
  const { main } = await shownStory([lightboxListingCarousel], body, sheets, [image, artwork, collectionObject])
  expect(texts(main, 'li')).toEqual(['Sheet a', 'Sheet b'])
})
