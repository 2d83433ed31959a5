import { expect, it } from 'vitest'
import { imagesOf } from './page-images.ts'

const candidates = [480, 800, 1200, 1600, 2000].map((width) => ({
  url: `/iiif/a/0,1,2,3/${width},9/0/default.jpg`,
  width,
}))
const widthsFor = (sizes: string) =>
  imagesOf([{ base: '/iiif/a', offered: () => ({ candidates, sizes }) }]).map(({ addresses }) =>
    addresses.map((url) => Number(/\/(\d+),9\//.exec(url)?.[1])).sort((a, b) => a - b),
  )

it('pictures are taken in the widths that phones and laptops need', () => {
  // 390 px: 358.8, 717.6 and 1076.4 dots; 1440 px: 1008 and 2016 dots.
  expect(widthsFor('(min-width: 64rem) 70vw, 92vw')).toEqual([[480, 800, 1200, 2000]])
})

it('where two widths come close, both are taken: browsers differ', () => {
  // For 820 dots Chrome keeps to 800 and Firefox takes 1200, for 1230 dots 1200 and 1600.
  expect(widthsFor('(min-width: 64rem) 500px, 410px')).toEqual([[480, 800, 1200, 1600]])
})

it('pictures without widths are taken as they are named, and those that visitors ask for are not', () => {
  const only = (url: string) => ({ base: url, offered: () => ({ candidates: [{ url, width: 600 }] }) })
  expect(imagesOf([{ ...only('/iiif/a'), isFirst: true }, { base: '/iiif/c' }, only('/iiif/b?x=1&y=2')])).toEqual([
    { addresses: ['/iiif/a'], isFirst: true },
    { addresses: ['/iiif/b?x=1&y=2'], isFirst: false },
  ])
})
