import { rememberingLog } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { heroLayoutOf, mediaLayoutOf, rowsOf } from './layout.ts'

describe('media layouts', () => {
  it.each([
    ['BLK-035', 'column-width_16-9', 'post_large'],
    ['BLK-036', 'full-width_16-9', 'post_xlarge'],
    ['BLK-037', 'column-width', 'media_layout_column_width'],
    ['BLK-038', 'full-bleed', 'media_layout_full_bleed'],
    ['BLK-039', 'full-width', 'media_layout_full_width'],
    ['BLK-040', 'strip carousel', 'post_large_variable_height'],
    ['BLK-040', 'strip-carousel', 'post_large_variable_height'],
  ])('%s sizes %s as %s', (_row, layout, size) => {
    expect(mediaLayoutOf(layout).picture).toBe(size)
  })

  it.each([
    ['BLK-041', 'carousel', 'carousel'],
    ['BLK-041', 'framed carousel', 'carousel'],
    ['BLK-041', 'strip carousel', 'carousel'],
    ['BLK-041', 'strip-carousel', 'carousel'],
    ['BLK-042', 'column-width', 'standard'],
    ['BLK-042', 'column-width_16-9', 'standard'],
    ['BLK-043', 'full-bleed', 'hero'],
    ['BLK-044', 'full-width', 'feature'],
    ['BLK-045', 'side-by-side', 'two-up'],
    ['BLK-046', 'image-row', 'rows'],
  ])('%s shows %s as %s', (_row, layout, kind) => {
    expect(mediaLayoutOf(layout).kind).toBe(kind)
  })

  it('SITE-092 reads {width}_{crop}; the crop may be left out, an unknown width is a column', () => {
    expect(mediaLayoutOf('column-width_3-2')).toMatchObject({ width: 'column-width', crop: '3:2' })
    expect(mediaLayoutOf('side-by-side').crop).toBeUndefined()
    expect(mediaLayoutOf(undefined).kind).toBe('standard')
    expect(mediaLayoutOf('triptych').kind).toBe('standard')
  })

  it('BLK-046 parts an image row into even rows of at most three', () => {
    expect(rowsOf(['a', 'b', 'c'])).toEqual([['a', 'b', 'c']])
    expect(rowsOf(['a', 'b', 'c', 'd'])).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(rowsOf(['a', 'b', 'c', 'd', 'e', 'f', 'g']).map((row) => row.length)).toEqual([3, 2, 2])
    expect(rowsOf([])).toEqual([])
  })
})

describe('media of heroes', () => {
  it.each(['full-bleed', 'column-width', 'square'])('BLK-031 take the layout %s', (layout) => {
    const log = rememberingLog()
    expect(heroLayoutOf(layout, log).width).toBe(layout)
    expect(log.lines).toEqual([])
  })

  it('BLK-032 warn of any other layout and list those that there are', () => {
    const log = rememberingLog()
    expect(heroLayoutOf('image-row', log).width).toBe('full-bleed')
    expect(log.messages[0]).toMatch(/Unknown MediaLayout layout.*full-bleed, column-width, square/)
  })
})
