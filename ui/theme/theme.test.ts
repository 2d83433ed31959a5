import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { colors } from '#model/color/colors.ts'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const fonts = readFileSync(new URL('fonts.ts', import.meta.url), 'utf8')

/** The value of a custom property, with what it refers to. */
function token(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? ''
  const referred = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return referred ? token(referred) : value
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(token(a)), luminance(token(b))].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

describe('colours', () => {
  it.each(colors)('%s can be read in the text colour that belongs on it', (color) => {
    expect(token(color)).toMatch(/^#[0-9a-f]{6}$/)
    expect(contrast(color, `on-${color}`)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(colors)('%s sets ground and ink of whatever is painted in it', (color) => {
    expect(tokens).toContain(`[data-color='${color}'] { --ground: var(--${color}); --ink: var(--on-${color}); }`)
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
