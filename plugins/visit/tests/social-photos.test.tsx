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
