import { mediaTypes } from 'atrium/model/media/media-types.ts'
import collectionObject from 'atrium/model/work/types/collection-object.ts'
import { rememberingLog, to } from 'atrium/testing'
import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { shownStory } from 'atrium/ui/testing/story.tsx'
import { describe, expect, it } from 'vitest'
import { cup, harbor, mediaItem, moon, quince, stairs } from '../example-content.ts'
import { loaded } from '../example-entry.ts'
import mediaLayoutBlock from './index.tsx'

const media = [mediaItem(harbor), mediaItem(moon), mediaItem(stairs)]
const show = (fields: object) => shown(mediaLayoutBlock, fields)

describe('a media layout', () => {
  it('BLK-017 stands in the column without a layout, and says nothing of it', () => {
    const log = rememberingLog()
    const body = shown(mediaLayoutBlock, { media: media.slice(0, 1) }, { log })
    expect(body.querySelector('[data-kind="standard"]')).not.toBeNull()
    expect(log.lines).toEqual([])
  })

  it('BLK-017 SITE-092 shows title and colour', () => {
    const body = show({ title: 'Three prints', colorName: 'garden', media })
    expect(texts(body, 'h2')).toEqual(['Three prints'])
    expect(body.querySelector('[data-color="garden"]')).not.toBeNull()
  })

  it.each([
    ['BLK-042', 'column-width', 'standard'],
    ['BLK-043', 'full-bleed', 'hero'],
    ['BLK-044', 'full-width', 'feature'],
    ['BLK-045', 'side-by-side', 'two-up'],
    ['BLK-046', 'image-row', 'rows'],
    ['BLK-041', 'carousel', 'carousel'],
  ])('%s shows %s as %s', (_row, layout, kind) => {
    expect(show({ layout, media }).querySelector(`[data-kind="${kind}"]`)).not.toBeNull()
  })

  it.each([
    ['carousel', 'slides'],
    ['framed carousel', 'framed'],
    ['strip carousel', 'pictures'],
    ['strip-carousel', 'pictures'],
  ])('BLK-041 %s is a row that is scrolled, with all its pictures', (layout, look) => {
    const row = show({ layout, title: 'Prints', media }).querySelector(`[data-look="${look}"] [aria-label="Prints"]`)
    expect(row?.querySelectorAll('img')).toHaveLength(3)
  })

  it('BLK-040 offers pictures of a strip in the widths of post_large_variable_height, in their own shape', () => {
    const img = show({ layout: 'strip carousel', media }).querySelector('img')
    expect(img?.srcset).toContain('2000w')
    expect(img?.srcset).toContain('/woodcut-01/full/')
  })

  it('SITE-092 crops as the layout says', () => {
    const img = show({ layout: 'column-width_16-9', media: [mediaItem(quince)] }).querySelector('img')
    expect(img?.src).not.toContain('/full/')
    expect(Number(img?.width) / Number(img?.height)).toBeCloseTo(16 / 9, 2)
  })

  it('BLK-027 BLK-028 without media that were found is no layout', async () => {
    const isEmpty = (fields: object) => mediaLayoutBlock.isEmpty?.(mediaLayoutBlock.schema.parse(fields))
    expect(isEmpty({ layout: 'carousel' })).toBe(true)
    expect(isEmpty({ media })).toBe(false)
    const figuresOf = async (...uids: string[]) => {
      const references = uids.map((uid) => ({ reference: to('image', uid) }))
      const body = [{ media_layout_block: { title: 'Prints', media: references } }]
      const entries = [{ uid: 'moon', _content_type_uid: 'image', iiif: { id: 'moon' }, width: 800, height: 600 }]
      const { main } = await shownStory([mediaLayoutBlock], body, entries, mediaTypes)
      return main.querySelectorAll('figure').length
    }
    expect([await figuresOf('gone'), await figuresOf('gone', 'moon')]).toEqual([0, 1])
  })

  it('BLK-029 CLR-030 leaves out a linked picture that was not found', async () => {
    const linked = (uid: string) => ({ reference: to('image', uid), url: 'https://moon.example.org', title: 'Moon' })
    const linksFor = async (...uids: string[]) => {
      const body = [{ media_layout_block: { title: 'Prints', images: uids.map(linked) } }]
      const entries = [{ uid: 'moon', _content_type_uid: 'image', iiif: { id: 'moon' }, width: 800, height: 600 }]
      return linksOf((await shownStory([mediaLayoutBlock], body, entries, mediaTypes)).main)
    }
    expect([await linksFor('gone'), await linksFor('gone', 'moon')]).toEqual([[], [' → https://moon.example.org']])
  })
})

describe('a picture', () => {
  it('leads to the whole of itself, large, also where the page shows a part', () => {
    const [link] = show({ layout: 'column-width_16-9', media: [mediaItem(quince)] }).querySelectorAll('a')
    expect(link?.getAttribute('href')).toBe('/iiif/botanical-03/full/2400,1800/0/default.jpg')
  })

  it('without text for those who do not see it still says what its link does', () => {
    const [link] = show({ media: [mediaItem({ ...moon, alt: '' })] }).querySelectorAll('a')
    expect(link?.getAttribute('aria-label')).toBe('Enlarge the picture')
  })

  it('BLK-029 with an address leads there and nowhere else', () => {
    const images = [{ reference: moon, url: 'https://moon.example.org/', title: 'Read about the moon' }]
    const body = show({ images })
    expect(linksOf(body)).toEqual([' → https://moon.example.org/'])
    expect(body.querySelector('[data-island]')).toBeNull()
  })

  it('SITE-093 of a work opens large; its caption says what it is and leads to its page', () => {
    const body = show({
      media: [
        {
          reference: loaded(collectionObject, 'cup', 'Cup <1>', {
            image: cup,
            maker: 'The Tentacle Painter',
            date: 'about 510 BC',
            url: 'https://museum.example.org/cup',
          }),
        },
      ],
    })
    expect(texts(body, 'figcaption > span')).toEqual(['Cup <1>', 'The Tentacle Painter, about 510 BC'])
    expect(linksOf(body)).toEqual([
      ' → /iiif/pottery-02/full/2400,2509/0/default.jpg',
      'View More Object Information: Cup <1> → https://museum.example.org/cup',
    ])
  })
})
