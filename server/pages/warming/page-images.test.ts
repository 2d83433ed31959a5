import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { imagesIn, nextPageOf } from './page-images.ts'

const srcSet = [480, 800, 1200, 1600, 2000].map((width) => `/iiif/a/0,1,2,3/${width},9/0/default.jpg ${width}w`)
const img = (attributes: object) => renderToStaticMarkup(createElement('img', attributes))
const widthsIn = (html: string) =>
  imagesIn(html).map(({ addresses }) =>
    addresses.map((url) => Number(/\/(\d+),9\//.exec(url)?.[1])).sort((a, b) => a - b),
  )

it('pictures are taken in the widths that phones and laptops need', () => {
  // 390 px: 358.8, 717.6 and 1076.4 dots; 1440 px: 1008 and 2016 dots.
  const page = img({
    srcSet: srcSet.join(', '),
    sizes: '(min-width: 64rem) 70vw, 92vw',
    src: '/iiif/a',
    loading: 'lazy',
  })
  expect(widthsIn(page)).toEqual([[480, 800, 1200, 2000]])
})

it('where two widths come close, both are taken: browsers differ', () => {
  const page = img({ srcSet: srcSet.join(', '), sizes: '(min-width: 64rem) 500px, 410px', src: '/iiif/a' })
  // For 820 dots Chrome keeps to 800 and Firefox takes 1200, for 1230 dots 1200 and 1600.
  expect(widthsIn(page)).toEqual([[480, 800, 1200, 1600]])
})

it('pictures without widths, and stills of films, are taken as they are named', () => {
  const film = renderToStaticMarkup(createElement('video', { controls: true, poster: '/iiif/b?x=1&y=2' }))
  expect(imagesIn(`<p>${img({ src: '/iiif/a', loading: 'eager' })}</p>${film}<img>`)).toEqual([
    { addresses: ['/iiif/a'], isFirst: true },
    { addresses: ['/iiif/b?x=1&y=2'], isFirst: false },
  ])
})

it('a list leads to its next page', () => {
  const link = createElement('a', { rel: 'next', href: '/news?a=1&page=2' }, 'Next')
  expect(nextPageOf(renderToStaticMarkup(link))).toBe('/news?a=1&page=2')
  expect(nextPageOf('<a rel="prev" href="/news">')).toBeUndefined()
})
