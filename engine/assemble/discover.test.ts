import { defineBlock, defineModule, f, section } from 'atrium'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { discover } from './discover.ts'

const steps = defineModule({
  label: 'Steps',
  fields: () => ({ text: f.text() }),
  section: () => section('intro', { text: 'a' }),
})

const block = defineBlock({
  type: 'recipeSteps',
  label: 'Steps',
  description: 'Steps of a recipe.',
  placement: 'section',
  schema: z.object({ text: z.string() }),
  examples: [],
  Component: () => null,
})

it.each([
  ['a module, and what is none', { steps, ways: ['a'], other: () => 1 }, ['steps']],
  ['modules of several kinds once', { kinds: Object.assign(() => steps(), { kinds: { steps } }) }, ['kinds']],
  ['nothing where there is no such file', undefined, []],
])('names the modules beside a block: %s', (_what, exported, names) => {
  const blockModules = exported && { '/blocks/recipe-steps/module.ts': exported }
  const { blocks } = discover({
    plugins: {},
    blocks: { '/blocks/recipe-steps/index.tsx': { default: block } },
    ...(blockModules && { blockModules }),
  })
  expect(blocks.map(({ modules }) => modules)).toEqual([names])
})
