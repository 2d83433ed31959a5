// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { slidesOf } from './slides.ts'

const image = (width: number, height: number) =>
  `<img src="/small.jpg" alt="A kiln" width="${width}" height="${height}">`

it('SITE-089 reads the pictures of a row in order, with sizes, texts and captions', () => {
  document.body.innerHTML = `
    <figure><a class="enlarge" href="/iiif/a/full/2400,1800/0/default.jpg" data-width="4000" data-height="3000" data-widths="960 2400">${image(400, 300)}</a><figcaption data-color="blue">The kiln</figcaption></figure>
    <figure><a href="/elsewhere">${image(4, 3)}</a></figure>
    <figure><a class="enlarge" href="/b.jpg" data-width="3000" data-height="4000">${image(400, 225)}</a></figure>`
  const [first, second, ...more] = slidesOf(document.body)
  expect(more).toEqual([])
  expect(first).toMatchObject({ width: 4000, height: 3000, alt: 'A kiln' })
  expect(first?.srcset).toBe('/iiif/a/full/960,720/0/default.jpg 960w, /iiif/a/full/2400,1800/0/default.jpg 2400w')
  expect(first?.src).toMatch(/\/iiif\/a\/full\/2400,1800\/0\/default\.jpg$/)
  expect(first?.msrc).toMatch(/small\.jpg$/)
  expect(first?.caption?.textContent).toBe('The kiln')
  expect([second?.caption, second?.srcset]).toEqual([null, undefined])
})

it('does not stretch a cropped picture to the shape of the whole', () => {
  document.body.innerHTML = `<a class="enlarge" href="/b.jpg" data-width="3000" data-height="4000">${image(400, 225)}</a>`
  expect(slidesOf(document.body)).toMatchObject([{ msrc: undefined }])
})

it('takes the size of the picture in the page where that of the master is not known', () => {
  document.body.innerHTML = `<a class="enlarge" href="/b.jpg">${image(400, 300)}</a>`
  expect(slidesOf(document.body)[0]).toMatchObject({ width: 1600, height: 1200 })
})

it('shows a photograph in the shape that it came in, whatever its entry says', () => {
  document.body.innerHTML =
    '<a class="enlarge" href="/b.jpg" data-width="4000" data-height="3000"><img src="/iiif/b/full/720,540/0/default.jpg"></a>'
  const shown = document.querySelector('img') as HTMLImageElement
  Object.defineProperties(shown, { naturalWidth: { value: 720 }, naturalHeight: { value: 960 } })
  expect(slidesOf(document.body)[0]).toMatchObject({ width: 4000, height: 5333 })
})
