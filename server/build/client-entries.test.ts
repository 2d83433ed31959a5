import { expect, it } from 'vitest'
import { clientEntries } from './client-entries.ts'

it('each script of a block is built, whatever the others are called', () => {
  const paths = [
    'blocks/recipe-steps/recipe-steps.enhance.ts',
    'blocks/recipe-steps/recipe-steps.island.tsx',
    'blocks/card/list-more.enhance.ts',
    'blocks/card-list/more.enhance.ts',
  ]
  const built = Object.values(clientEntries(paths.map((path) => ({ path, file: `/site/${path}` }))))
  expect(built.map((file) => file.replace('?island', ''))).toEqual(
    expect.arrayContaining(paths.map((path) => `/site/${path}`)),
  )
})
