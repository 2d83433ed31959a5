import { beforeAll, describe, expect, it } from 'vitest'
import { measuredDemo } from '../bench/demo-site.ts'
import { MEASURED } from '../bench/measured-article.ts'
import { withSite } from '../browser/server.ts'
import { pageTypes } from './page-types.ts'
import { type Weight, weigh } from './weight.ts'

const kB = 1024

describe('budgets', () => {
  const site = withSite({ content: measuredDemo(), nearDemo: true, environment: { LOG_LEVEL: 'warn' } })
  const weights = new Map<string, Weight>()
  const misses = (budget: (weight: Weight) => boolean) => [...weights].filter(([, weight]) => !budget(weight))

  beforeAll(async () => {
    for (const [name, path] of Object.entries({ measured: MEASURED, ...pageTypes }))
      weights.set(name, await weigh(site.origin, path))
  })

  it('measures every page type, each with its own status', () => {
    expect(misses(({ status }) => status === 200).map(([name]) => name)).toEqual(['not found'])
  })

  it('Q-01 scripts: one deferred loader of 1 kB, and no framework on a page without islands', () => {
    expect(misses(({ loader, scripts, blocking }) => loader <= kB && scripts === 1 && blocking === 0)).toEqual([])
    for (const name of ['measured', 'article, short']) expect([name, weights.get(name)?.islands]).toEqual([name, 0])
  })

  it('Q-02 scripts: 75 kB with islands, 40 kB on a tap', () => {
    expect(misses(({ loader, islands }) => loader + islands <= 75 * kB)).toEqual([])
    expect(misses(({ waiting }) => waiting <= 40 * kB)).toEqual([])
  })

  it('Q-02 scripts: 40 kB for each thing that is opened, 90 for the viewer of one picture', () => {
    const scriptOf = (name: string) => `ui.${name}.${name}.enhance.ts`
    const opened = Object.assign({}, ...[...weights.values()].map((weight) => weight.opened))
    expect(Object.keys(opened)).toEqual(expect.arrayContaining(['date-picker', 'deep-zoom', 'lightbox'].map(scriptOf)))
    const isTooLarge = ([name, bytes]: [string, number]) => bytes > (name === scriptOf('deep-zoom') ? 90 : 40) * kB
    expect(Object.entries<number>(opened).filter(isTooLarge)).toEqual([])
  })

  it('Q-03 styles: 12 kB in two sheets; fonts: 100 kB in two files', () => {
    expect(misses(({ css, sheets }) => css <= 12 * kB && sheets <= 2)).toEqual([])
    expect(misses(({ fonts, fontFiles }) => fonts <= 100 * kB && fontFiles <= 2)).toEqual([])
  })

  it('Q-03 nothing but the two fonts is fetched ahead', () => {
    expect(misses(({ ahead }) => ahead.length === 0)).toEqual([])
  })

  it('Q-04 HTML: 16 kB and 1,000 elements', () => {
    expect(misses(({ html, elements }) => html <= 16 * kB && elements <= 1000)).toEqual([])
  })

  it('Q-04 a picture says in 460 bytes, not compressed, where it is and how wide', () => {
    expect(misses(({ addresses, pictures }) => addresses <= 460 * pictures)).toEqual([])
  })

  it('Q-12 every picture says how it loads and how large it is', () => {
    expect(misses(({ unsized }) => unsized.length === 0)).toEqual([])
  })
})
