import { expect, it } from 'vitest'
import { leakIn } from './leaking-styles.ts'

it('a selector of a block that holds for the whole page is told, with what to write', () => {
  expect(leakIn(['.jar', 'h2 > a'], '/site/plugins/pots/blocks/jar/jar.css')).toBe(
    '"h2 > a" holds for the whole page. Begin it with a class of the block.',
  )
})

it.each([
  ['blocks/jar/jar.css', '.jar > h2'],
  ['blocks/jar/jar.css', 'main:has([data-jar]) h2'],
  ['blocks/jar/jar.css', '100%'],
  ['ui/theme/shell.css', 'h2'],
])('nothing is said in %s of %s', (file, selector) => {
  expect(leakIn([selector], `/site/${file}?inline`)).toBeUndefined()
})
