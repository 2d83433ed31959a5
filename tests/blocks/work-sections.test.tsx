import collectionObjectBlock from 'atrium/blocks/collection-object-block/index.tsx'
import { loaded } from 'atrium/blocks/example-entry.ts'
import imageViewerEditorial from 'atrium/blocks/image-viewer-editorial/index.tsx'
import image from 'atrium/model/media/types/image.ts'
import collectionObject from 'atrium/model/work/types/collection-object.ts'
import { to } from 'atrium/testing'
import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { shownStory } from 'atrium/ui/testing/story.tsx'
import { describe, expect, it } from 'vitest'

const url = 'https://collection.example.org/objects/1988-31'
const facts = {
  displayTitle: 'Drinking Cup with Octopus',
  date: 'about 1300 B.C.',
  place: 'Eastern Mediterranean',
  material: 'Terracotta',
  maker: 'Unknown potter',
  dimensions: '21.5 × 19 cm',
  creditLine: 'Ellery Museum',
}
const picture = { iiif: { id: 'pottery-02' }, width: 4400, height: 4600, alt: 'A cup' }
// What comes from the service is called by the name that the service gives.
const cup = {
  ...loaded(collectionObject, 'cup', 'Cup 31', { url, image: picture, ...facts }),
  name: facts.displayTitle,
}
const photo = loaded(image, 'photo', 'Cup 31', { ...picture, caption: 'The cup.', credit: 'Ellery Museum' })
const download = '/iiif/pottery-02/full/3000,/0/default.jpg?download=pottery-02.jpg&size=medium'

const rowsOf = (body: HTMLElement) =>
  [...body.querySelectorAll('dl > div')].map((row) => texts(row, 'dt, dd').join(': '))
const labelled = [
  'Title: Drinking Cup with Octopus',
  'Date Created: about 1300 B.C.',
  'Place Created: Eastern Mediterranean',
  'Material: Terracotta',
  'Maker: Unknown potter',
  'Dimensions: 21.5 × 19 cm',
  'Credit Line: Ellery Museum',
]

describe('a collection object', () => {
  const show = (fields: object) => shown(collectionObjectBlock, fields as never)

  it('BLK-024 SITE-104 shows its picture and its tombstone, whose title leads to its page', () => {
    const body = show({ item: cup })
    expect(body.querySelector('img')?.getAttribute('alt')).toBe('A cup')
    expect(rowsOf(body)).toEqual(labelled)
    expect(linksOf(body)).toEqual([`Drinking Cup with Octopus → ${url}`])
  })

  it('BLK-024 SITE-091 offers its picture for download where it is asked to', () => {
    expect(linksOf(show({ item: cup, showDownloadLink: true }))).toContain(
      `Download: Drinking Cup with Octopus → ${download}`,
    )
  })

  it('SITE-105 is shown without picture and facts that did not come, and offers no download', () => {
    const body = show({ item: loaded(collectionObject, 'object', 'Cup 31', { url }), showDownloadLink: true })
    expect(body.querySelector('img')).toBeNull()
    expect(rowsOf(body)).toEqual(['Title: Cup 31'])
    expect(linksOf(body)).toEqual([`Cup 31 → ${url}`])
  })

  it('that was not found is not shown', async () => {
    const body = [{ collection_object_block: { item: to('collection_object', 'gone') } }]
    const { main } = await shownStory([collectionObjectBlock], body, [], [collectionObject, image])
    expect(main.innerHTML.trim()).toBe('')
  })
})

describe('a picture to look into', () => {
  const show = (fields: object) => shown(imageViewerEditorial, fields as never)

  it('BLK-025 shows a picture whole, with its caption and the way to the full picture', () => {
    const body = show({ asset: photo })
    expect(body.querySelector('img')?.getAttribute('srcset')).toContain('/iiif/pottery-02/full/')
    expect(texts(body, '.image-viewer-caption')).toEqual(['The cup. Ellery Museum'])
    expect(linksOf(body)).toContain('Open the full picture: A cup → /iiif/pottery-02/full/3000,3136/0/default.jpg')
    expect(body.querySelector('dl')).toBeNull()
  })

  it('BLK-025 SITE-091 is downloaded at 3000 pixels and named "Download", unless an editor says otherwise', () => {
    const link = (downloadLink?: object) => linksOf(show({ asset: photo, downloadLink })).at(-1)
    expect(link()).toBe(`Download: A cup → ${download}`)
    expect(link({ title: 'Save the cup' })).toBe(`Save the cup: A cup → ${download}`)
    expect(link({ href: '/files/cup.zip' })).toBe('Download: A cup → /files/cup.zip')
  })

  it('BLK-025 SITE-104 takes the facts of a collection object, and what an editor writes over them', () => {
    expect(rowsOf(show({ asset: cup }))).toEqual(labelled)
    const written = { 'Date Created': '1300–1250 B.C.', 'Credit Line': 'Lent by a friend' }
    const tombstone = { date: written['Date Created'], credit: written['Credit Line'] }
    expect(rowsOf(show({ asset: cup, tombstone }))).toEqual(
      labelled.map((row) => {
        const label = row.split(': ')[0] as keyof typeof written
        return label in written ? `${label}: ${written[label]}` : row
      }),
    )
    expect(rowsOf(show({ asset: cup, tombstone: { credit: 'A', creditLine: 'B' } })).at(-1)).toBe('Credit Line: B')
  })

  it('SITE-104 takes the facts of a picture from its metadata', () => {
    const metadataFields = { title: ['Octopus Cup'], maker: ['Unknown potter'], credit_line: ['Ellery Museum'] }
    expect(rowsOf(show({ asset: { ...photo, metadataFields } }))).toEqual([
      'Title: Octopus Cup',
      'Maker: Unknown potter',
      'Credit Line: Ellery Museum',
    ])
  })

  it('BLK-025 offers further links', () => {
    expect(linksOf(show({ asset: cup, links: [{ title: 'Octopus pots', href: '/octopus' }] }))).toContain(
      'Octopus pots → /octopus',
    )
  })

  it('names its viewer and every control, and needs no script to show the picture', () => {
    const body = show({ asset: cup })
    const dialog = body.querySelector('dialog')
    expect(dialog?.getAttribute('aria-label')).toBe('Drinking Cup with Octopus')
    expect(dialog?.hasAttribute('open')).toBe(false)
    expect([...body.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual([
      'Zoom in',
      'Zoom out',
      'Show the whole picture',
      'Full screen',
      'Close',
    ])
  })

  it('BLK-025 SITE-105 prints no list where there is no link', () => {
    const { image: _, ...alone } = cup as { image?: unknown }
    const body = show({ asset: alone })
    expect(body.querySelector('dl')).not.toBeNull()
    expect(body.querySelector('ul')).toBeNull()
  })

  it('BLK-025 SITE-105 keeps words and links of a work without a picture, or whose service fails', () => {
    const links = [{ title: 'Octopus pots', href: '/octopus' }]
    const bare = show({
      asset: loaded(collectionObject, 'object', 'Cup 31', { url }),
      links,
      tombstone: { date: '1300' },
    })
    expect(bare.querySelector('img, dialog')).toBeNull()
    expect(rowsOf(bare)).toEqual(['Title: Cup 31', 'Date Created: 1300'])
    expect(linksOf(bare)).toEqual(['Octopus pots → /octopus', `Cup 31 → ${url}`])
    const known = show({ asset: { ...cup, image: undefined }, downloadLink: { href: '/files/cup.zip' } })
    expect(rowsOf(known)).toEqual(labelled)
    expect(linksOf(known)[0]).toBe('Download: Drinking Cup with Octopus → /files/cup.zip')
  })

  it('BLK-025 keeps the caption of a picture that has no asset', () => {
    const body = show({ asset: loaded(image, 'bare', 'Cup 31', { alt: 'x', caption: 'The cup.' }) })
    expect(texts(body, 'figure')).toEqual(['The cup.'])
  })

  it('is not there for a picture without an asset and without words', () => {
    expect(show({ asset: loaded(image, 'bare', 'Cup 31', { alt: 'x' }) }).innerHTML).toBe('')
  })

  it('is not there for an asset that was not found', async () => {
    const body = [{ image_viewer_editorial: { asset: to('image', 'gone') } }]
    const { main } = await shownStory([imageViewerEditorial], body, [], [collectionObject, image])
    expect(main.innerHTML.trim()).toBe('')
  })
})
