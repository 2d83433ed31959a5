import { defineBlock } from 'atrium'
import { composed, entryOf, testSite } from 'atrium/testing'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { page } from '../../testing/start-up.ts'

it.each([
  ['undefined', () => undefined],
  ['a promise: load in "load"', async () => []],
  ['object', () => ({ type: 'p', props: {} })],
])('a page whose "compose" returns no list is told by its file: %s', async (what, compose) => {
  const said = new RegExp(`"compose" of \\S+\\.ts returned ${what}\\. Return a list of sections\\.`)
  await expect(composed(page({ compose }), { title: 'Soup' })).rejects.toThrow(said)
})

it('a section that cannot be rendered is named with the file of its block, in the page and in the log', async () => {
  const fragile = defineBlock({
    type: 'fragile',
    label: 'Fragile',
    placement: 'section',
    schema: z.object({}),
    examples: [{}, {}],
    // As React has it where no line of the block fails, like a date among the children.
    Component: () => new Date(0) as never,
  })
  const soup = page({ compose: () => [{ blockType: 'fragile' }] })
  const entries = [entryOf('recipe', 'soup')]
  const site = testSite({ types: [soup], blocks: [fragile as never], entries, showProblems: true })
  const { document } = await site.request('/recipes')
  expect(document.querySelector('.problem')?.textContent).toContain(
    'blocks/fragile/index.tsx: Objects are not valid as a React child',
  )
  expect(site.log.lines.map(({ facts }) => facts.file)).toEqual(['blocks/fragile/index.tsx'])
})
