import { shown } from 'atrium/ui/testing/shown.tsx'
import { expect, it } from 'vitest'
import socialPhotos from '../blocks/social-photos/index.tsx'

it('VIS-031 VIS-032 each picture of visitors is reached by its number, from 1, and leads to where it was shown', () => {
  const image = (id: string) => ({ iiif: { id }, alt: id, width: 40, height: 30 })
  const items = [
    { id: 1, image: image('a'), url: 'https://photos.example.org/a' },
    { id: 2, image: { alt: 'gone' } },
    { id: 3, image: image('c') },
  ]
  const photos = [...shown(socialPhotos, { title: 'As you saw it', items }).querySelectorAll('figure')]
  expect(photos.map(({ id }) => id)).toEqual(['photo-1', 'photo-3'])
  expect(photos.map((photo) => photo.querySelector('a')?.href)).toEqual(['https://photos.example.org/a', undefined])
})

it('VIS-031 ENG-005 is there with a title alone, which says how visitors share theirs', () => {
  const gone = { items: [{ id: 1, image: { alt: 'gone' } }] }
  const isEmpty = (fields: object) => socialPhotos.isEmpty?.(socialPhotos.schema.parse(fields))
  expect([isEmpty({ ...gone, title: 'As you saw it' }), isEmpty(gone)]).toEqual([false, true])
  const cta = { title: 'Share yours', href: 'https://photos.example.org' }
  const photos = shown(socialPhotos, { ...gone, title: 'As you saw it', cta })
  expect([photos.querySelector('h2')?.textContent, photos.querySelectorAll('figure').length]).toEqual([
    'As you saw it',
    0,
  ])
  expect(photos.querySelector('a')?.textContent).toContain('Share yours')
})
