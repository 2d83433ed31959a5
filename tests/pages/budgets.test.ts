import { beforeAll, describe, expect, it } from 'vitest'
import { measuredDemo } from '../bench/demo-site.ts'
import { MEASURED } from '../bench/measured-article.ts'
import { withServer } from '../browser/server.ts'
import { pageTypes } from './page-types.ts'
import { type Weight, weigh } from './weight.ts'

const kB = 1024

describe('budgets', () => {
  const site = withServer({ content: measuredDemo(), nearDemo: true, environment: { LOG_LEVEL: 'warn' } })
  const weights = new Map<string, Weight>()
  const misses = (budget: (weight: Weight) => boolean) => [...weights].filter(([, weight]) => !budget(weight))

  beforeAll(async () => {
    for (const [name, path] of Object.entries({ measured: MEASURED, ...pageTypes }))
      weights.set(name, await weigh(site.origin, path))
  })

  it('Q-01 scripts: the loader of 1 kB alone on an article without islands, until a picture is touched', () => {
    for (const name of ['measured', 'article, short']) {
      const { loader, islands } = weights.get(name) as Weight
      expect(loader).toBeLessThanOrEqual(kB)
      expect([name, islands]).toEqual([name, 0])
    }
    expect(misses(({ loader }) => loader <= kB)).toEqual([])
  })

  it('Q-02 scripts: 75 kB with islands, 40 kB on a tap', () => {
    expect(misses(({ loader, islands }) => loader + islands <= 75 * kB)).toEqual([])
    expect(misses(({ waiting }) => waiting <= 40 * kB)).toEqual([])
  })

  it('Q-03 styles: 12 kB in two sheets; fonts: 100 kB in two files', () => {
    expect(misses(({ css, sheets }) => css <= 12 * kB && sheets <= 2)).toEqual([])
    expect(misses(({ fonts, fontFiles }) => fonts <= 100 * kB && fontFiles <= 2)).toEqual([])
  })

  it('Q-04 HTML: 16 kB and 1,000 elements for an article of 1,800 words in 14 blocks', () => {
    const { status, html, elements } = weights.get('measured') as Weight
    expect(status).toBe(200)
    expect(html).toBeLessThanOrEqual(16 * kB)
    expect(elements).toBeLessThanOrEqual(1000)
  })
})
