import { settings } from 'atrium/ui/testing/shown.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RenderContextProvider } from '../render-context.tsx'
import { type PictureLayoutName, pictureLayouts } from './layouts.ts'
import { sizesUpTo, widestFrame } from './own-size.ts'
import { Picture } from './picture.tsx'

const html = (width: number, layout: PictureLayoutName) =>
  renderToStaticMarkup(
    <RenderContextProvider settings={settings}>
      <Picture
        image={{ alt: 'A jar', iiif: { id: 'jar' }, width, height: Math.round((width * 2) / 3) }}
        layout={layout}
      />
    </RenderContextProvider>,
  )

describe('a picture smaller than its frame', () => {
  it.each([
    ['post_medium', 589],
    ['post_large_variable_height', 1344],
    ['post_full_bleed', 1920],
    ['post_square', 736],
    ['portrait', 160],
  ] as const)('the widest frame of %s is %i px', (layout, width) => {
    expect(Math.round(widestFrame(pictureLayouts[layout].sizes))).toBe(width)
  })

  it('every layout has one', () => {
    for (const { sizes } of Object.values(pictureLayouts)) expect(widestFrame(sizes)).toBeGreaterThan(100)
  })

  it('takes no more room than it has pixels', () => {
    expect(sizesUpTo('(min-width: 64rem) 70vw, 92vw', 300)).toBe(
      '(min-width: 64rem) min(70vw, 300px), min(92vw, 300px)',
    )
    expect(sizesUpTo('min(46rem, 92vw)', 300)).toBe('min(min(46rem, 92vw), 300px)')
    expect(html(300, 'media_layout_column_width')).toMatch(
      /data-small="".*sizes="\(min-width: 64rem\) min\(70vw, 300px\), min\(92vw, 300px\)"/,
    )
  })

  it('stands on a mat where its frame has a shape', () => {
    expect(html(300, 'post_medium')).toMatch(/^<span class="mat" data-ratio="4:3"><img class="picture" data-small=""/)
    expect(html(3000, 'post_medium')).not.toContain('data-small')
  })
})
