import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { readInstitution } from './institution.ts'

const folder = temporaryFolder('look')
const file = join(folder, 'institution.json')
mkdirSync(join(folder, 'brand'))
writeFileSync(join(folder, 'brand/logo.svg'), '<?xml version="1.0"?><svg viewBox="0 0 240.4 60"/>')
writeFileSync(join(folder, 'brand/photo.svg'), '<svg width="3"/>')
writeFileSync(join(folder, 'brand/sans.woff2'), 'font')

const needed = { name: 'House of Cups', siteUrl: 'https://cups.example', timeZone: 'Europe/Madrid', language: 'es' }
const configured = (look: object) => {
  writeFileSync(file, JSON.stringify({ ...needed, ...look }))
  return readInstitution(folder, { settings: [] })
}
const read = (look: object) => configured(look).institution

describe('the look of an institution', () => {
  it.each([
    [{ colors: { blue: 'blue' } }, '"colors.blue" is "blue". Write a colour like "#1f3a93", or {'],
    [{ logo: '../logo.svg' }, '"logo" is "../logo.svg". Write the path of an SVG in the folder "brand"'],
    [{ logo: 'brand/gone.svg' }, '"logo" is "brand/gone.svg", which cannot be read: there is no such file'],
    [{ favicon: 'brand/photo.svg' }, '"favicon" is "brand/photo.svg", which is not an SVG with a viewBox. Give it one'],
    [{ sans: { family: 'A"b' } }, '"sans.family" is "A\\"b". Use letters, digits, spaces and hyphens.'],
    [
      { sans: { family: 'A', files: [{ file: 'brand/gone.woff2' }] } },
      '"sans.files[0].file" is "brand/gone.woff2", which cannot be read',
    ],
    [
      { colors: { blue: { ground: '#6688cc', ink: '#ffffff' } } },
      '"colors.blue" gives text of "on-blue" (#ffffff) on "blue" (#6688cc) a contrast of 3.52:1; WCAG 2.2 asks for 4.5:1. Choose one of the two lighter, the other darker.',
    ],
    [
      { colors: { yellow: { ground: '#ffee00', ink: '#ffffff' } }, mutedColor: '#999999' },
      [
        '"colors.yellow" gives text of "on-yellow" (#ffffff) on "yellow" (#ffee00) a contrast of 1.20:1; WCAG 2.2 asks for 4.5:1. Choose one of the two lighter, the other darker.',
        '"mutedColor" gives text of "muted" (#999999) on "white" (#ffffff) a contrast of 2.84:1; WCAG 2.2 asks for 4.5:1. Choose',
      ].join('\n'),
    ],
    [
      { accents: { '/visit': 'mauve' } },
      '"accents./visit" is "mauve". Write one of blue, garden, magenta, white, black',
    ],
    [
      { accents: { visit: 'blue' } },
      '"accents.visit" is "blue". Write an object with a colour by address, like { "/visit": "yellow" }.',
    ],
    [
      { colors: { accent: { ground: '#6688cc', ink: '#ffffff' } } },
      '"colors.accent" gives text of "on-accent" (#ffffff) on "accent" (#6688cc) a contrast of 3.52:1',
    ],
    [{ colors: { white: '#1f3a93' } }, '"colors.white" gives text of "muted" (#5b5960) on "white" (#1f3a93)'],
  ])('%j is not valid', (look, reason) => {
    expect(() => read(look)).toThrow(reason)
  })

  it('is told of colours that the theme does not have', () => {
    expect(configured({ colors: { mauve: '#123456', navy: '#000044' } })).toMatchObject({
      institution: { theme: { colors: { navy: { ground: '#000044' } } } },
      warnings: [expect.stringContaining('"colors.mauve" is not a known key.')],
    })
  })

  it('has the size of its logo, and addresses that change with the files', () => {
    const { logo, theme } = read({
      logo: 'brand/logo.svg',
      sans: { family: 'Own Sans', files: [{ file: 'brand/sans.woff2', weight: '200 800' }] },
    })
    expect(logo).toEqual({ src: expect.stringMatching(/^\/brand\/logo\.svg\?[\w-]{8}$/), width: 240, height: 60 })
    expect(theme.sans).toEqual({
      family: 'Own Sans',
      files: [{ src: expect.stringMatching(/^\/brand\/sans\.woff2\?[\w-]{8}$/), weight: '200 800', style: 'normal' }],
    })
    writeFileSync(join(folder, 'brand/logo.svg'), '<svg viewBox="0,0,240,60"/>')
    expect(read({ logo: 'brand/logo.svg' }).logo?.src).not.toBe(logo?.src)
  })
})
