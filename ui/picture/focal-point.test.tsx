import { createHash } from 'node:crypto'
import type { Image } from 'atrium'
import { settings } from 'atrium/ui/testing/shown.tsx'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RenderContextProvider } from '../render-context.tsx'
import { type PictureLayoutName, pictureLayouts } from './layouts.ts'
import { Picture } from './picture.tsx'

const html = (element: ReactElement) =>
  renderToStaticMarkup(<RenderContextProvider settings={settings}>{element}</RenderContextProvider>)
const kiln: Image = { alt: 'A kiln', iiif: { id: 'kiln' }, width: 4800, height: 3200 }
const wide = { ratio: '16:9', x: 0, y: 250, w: 4800, h: 2700 }

describe('pictures with a focal point, and without', () => {
  it('SITE-090 are cut around their focal point where no crop is stored, and never on a placemat', () => {
    const tall = { ...kiln, width: 2400, focalPoint: { x: 0.5, y: 0.1 } }
    const shown = html(<Picture image={tall} layout="post_large" />)
    expect(shown).toMatch(/^<img/)
    expect(shown).toContain('/iiif/kiln/0,0,2400,1350/')
    const stored = { ...wide, y: 500, w: 2400, h: 1350 }
    expect(html(<Picture image={{ ...tall, imageCrops: [stored] }} layout="post_large" />)).toContain(
      '/0,500,2400,1350/',
    )
    expect(html(<Picture image={{ ...tall, placemat: true }} layout="post_large" />)).toContain('/kiln/full/')
    expect(html(<Picture image={tall} layout="post_large_variable_height" />)).toContain('/kiln/full/')
  })

  it('SITE-090 are the same bytes as ever where they have no focal point', () => {
    const sizes = [
      [4800, 3200],
      [3201, 4799],
      [1000, 563],
      [90, 2000],
      [0, 0],
    ]
    const images = sizes.flatMap(([width, height]): Image[] => {
      const image = { ...kiln, width, height } as Image
      return [image, { ...image, imageCrops: [wide] }, { ...image, placemat: true }]
    })
    const all = images.flatMap((image) =>
      Object.keys(pictureLayouts).map((layout) =>
        html(<Picture {...{ image, layout: layout as PictureLayoutName }} />),
      ),
    )
    expect(createHash('sha256').update(all.join('\n')).digest('hex')).toBe(
      '00bebfacb8f8190a60176b85d00dfa022e73a0bd5b1e989236c8986d365da26d',
    )
  })
})
