import { describe, expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'
import { paletteOf } from './palette.ts'
import { fontsOf, themeCss } from './theme-css.ts'

const own = { sans: '/sans.woff2', serif: '/serif.woff2' }

describe('the theme of an institution', () => {
  it('costs nothing where nothing differs', () => {
    expect(themeCss({ colors: {} })).toBe('')
    expect(themeCss({ colors: { blue: { ground: '#1f3a93', ink: '#ffffff' } } })).toBe('')
    expect(fontsOf({ colors: {} }, own)).toEqual(['/sans.woff2', '/serif.woff2'])
  })

  it('says its colours, each with an ink that can be read on it', () => {
    expect(themeCss({ colors: { yellow: { ground: '#224422' } }, muted: '#444444' })).toBe(
      '@layer tokens{:root{--yellow:#224422;--on-yellow:#ffffff;--muted:#444444}}',
    )
    for (const ground of ['#777777', '#808080', '#ff0000', '#00aa00', '#000000', '#ffffff']) {
      const { orange = '', 'on-orange': ink = '' } = paletteOf({ colors: { orange: { ground } } })
      expect([ground, contrastOf(ink, orange) >= 4.5]).toEqual([ground, true])
    }
  })

  it('says the accents of its pages once each, and an accent of its own with an ink that can be read on it', () => {
    const accents = { '/visit': 'yellow', '/news': 'navy', '/news/all': 'navy' }
    expect(themeCss({ colors: { accent: { ground: '#224422' } }, accents })).toBe(
      '@layer tokens{:root{--accent:#224422;--on-accent:#ffffff}[data-accent=yellow]{--accent:var(--yellow);--on-accent:var(--on-yellow)}[data-accent=navy]{--accent:var(--navy);--on-accent:var(--on-navy)}}',
    )
  })

  it('says its type faces, and preloads the upright file of each', () => {
    const src = '/brand/own.woff2?1'
    const theme = {
      colors: {},
      sans: { family: 'Own', files: [{ src, weight: '200 800', style: 'normal' as const }] },
      serif: { family: 'Charter', files: [] },
    }
    expect(themeCss(theme)).toBe(
      `@font-face{font-family:"Own";src:url(${src}) format("woff2");font-weight:200 800;font-style:normal;font-display:swap}
@layer tokens{:root{--sans:"Own",system-ui,sans-serif;--serif:"Charter",Georgia,serif}}`,
    )
    expect(fontsOf(theme, own)).toEqual([src])
  })
})
