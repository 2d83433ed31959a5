import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { askedArea, testsOfArea } from './area-layers.mjs'

const [area = ''] = readdirSync(join(import.meta.dirname, '../../plugins'))

it('one area is proven by its own tests and the contract of its pages alone, in one run', async () => {
  const asked: object[] = []
  const layers = testsOfArea(area, async (which) => {
    asked.push(which)
    return { passed: 1, failed: 0 }
  })
  for (const [, run] of layers) await run()
  expect(asked).toEqual([
    {
      files: [`plugins/${area}/`, 'server/testing/page-contract.test.ts'],
      environment: { CONTRACT_OF: area },
    },
  ])
})

it.each(['kitchens', '../plugins', ''])('says which areas there are where "%s" is none', (name) => {
  expect(() => testsOfArea(name, async () => ({ passed: 0, failed: 0 }))).toThrow(
    `There is no area "${name}" in plugins/. There are: ${readdirSync(join(import.meta.dirname, '../../plugins')).join(', ')}.`,
  )
})

it('one area is asked for by its name', () => {
  expect([askedArea(['area', 'news']), askedArea(['unit', 'plugins/news']), askedArea([])]).toEqual([
    'news',
    undefined,
    undefined,
  ])
  for (const words of [['area'], ['area', 'news', 'events']])
    expect(() => askedArea(words)).toThrow('Name one area: "npm test -- area news".')
})
