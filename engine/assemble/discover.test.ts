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

it.each([
  ['pages/empty.tsx', 'it ends with .tsx in place of .ts'],
  ['types/herb.tsx', 'it ends with .tsx in place of .ts'],
  ['types/herb.js', 'it ends with .js in place of .ts'],
  ['page/empty.ts', 'nothing is looked for in its place'],
  ['blocks/box.tsx', 'nothing is looked for in its place'],
])('says of %s, which nothing registers, why, and what to export where', (file, why) => {
  const { warnings } = discover({ plugins: {}, misplaced: { [`/plugins/garden/${file}`]: '' } })
  expect(warnings).toEqual([
    expect.objectContaining({
      ...{ severity: 'warning', file: `plugins/garden/${file}` },
      reason: `The file is registered nowhere: ${why}`,
      remedy: expect.stringMatching(
        /^Write "export default definePage\(.* in plugins\/<area>\/pages\/<page>\.ts, .* Or delete it\.$/,
      ),
    }),
  ])
})

it('says of a folder in which other frameworks look for pages where pages are', () => {
  const { warnings } = discover({ plugins: {}, misplaced: { '/app/': '' } })
  expect(warnings).toEqual([
    expect.objectContaining({
      ...{ file: 'app/', reason: 'The folder is registered nowhere: nothing is looked for in its place' },
      remedy: expect.stringContaining('"export default definePage({ … })" in plugins/<area>/pages/<page>.ts'),
    }),
  ])
})

it.each([
  ['plugins/garden/page.ts', 'definePage', 'plugins/garden/pages/<page>.ts'],
  ['plugins/garden/Types/herb.ts', 'defineContentType', 'plugins/garden/types/<type>.ts'],
  ['plugins/garden/plugin.ts', 'definePlugin', 'plugins/garden/index.ts'],
  ['plugins/garden.ts', 'definePlugin', 'plugins/<area>/index.ts'],
  ['blocks/box/box.tsx', 'defineBlock', 'blocks/<block>/index.tsx, or to plugins/<area>/blocks/<block>/index.tsx'],
])('says where what %s declares belongs', (file, maker, place) => {
  const { warnings } = discover({ plugins: {}, misplaced: { [`/${file}`]: maker } })
  expect(warnings).toEqual([
    expect.objectContaining({ file, remedy: `Move what "${maker}" declares to ${place}, or delete the file.` }),
  ])
})
