import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { colors } from 'atrium/model/color/colors.ts'
import { describe, expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const fonts = readFileSync(new URL('fonts.ts', import.meta.url), 'utf8')

/** The value of a custom property, with what it refers to. */
function token(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? ''
  const referred = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return referred ? token(referred) : value
}

const contrast = (a: string, b: string): number => contrastOf(token(a), token(b))

describe('colours', () => {
  it.each(colors)('%s can be read in the text colour that belongs on it', (color) => {
    expect(token(color)).toMatch(/^#[0-9a-f]{6}$/)
    expect(contrast(color, `on-${color}`)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(colors)('%s sets ground and ink of whatever is painted in it', (color) => {
    expect(tokens).toContain(`[data-color='${color}'] { --ground: var(--${color}); --ink: var(--on-${color}); }`)
  })

  it('the accent is neutral and can be read on, and so can its tint whatever the accent is', () => {
    const [, red, green, blue] = /^#(..)(..)(..)$/.exec(token('accent')) ?? []
    const channels = [red, green, blue].map((hex) => Number.parseInt(hex ?? '', 16))
    expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(12)
    expect(contrast('accent', 'on-accent')).toBeGreaterThanOrEqual(4.5)
    const share = Number(/\[data-color='tint'\].*var\(--accent\) (\d+)%, var\(--white\)/.exec(tokens)?.[1]) / 100
    const darkest = Math.round(255 * (1 - share)).toString(16)
    expect(contrastOf(`#${darkest.repeat(3)}`, token('on-white'))).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['muted', 'white'],
    ['link', 'white'],
    ['ink', 'mat'],
    ['muted', 'mat'],
  ])('%s can be read on %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('fonts', () => {
  it('preloads two files of at most 100 kB together', () => {
    const { resolve } = createRequire(import.meta.url)
    const files = [...fonts.matchAll(/from '(.+)\?url'/g)].map(([, file]) => resolve(file as string))
    expect(files).toHaveLength(2)
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(100_000)
  })
})
