import { expect, it } from 'vitest'
import { isLeftOver, unfinishedName } from './unfinished-files.ts'

it('a file that is being written is left alone while its process runs', () => {
  expect(isLeftOver('/a/page.4711-3.tmp', () => true)).toBe(false)
  expect(isLeftOver('/a/page.4711-3.tmp', () => false)).toBe(true)
})

it('one that an earlier process with the same number has left is nobody’s', () => {
  expect(isLeftOver(unfinishedName('/a/page', 0))).toBe(true)
})

it('others are not unfinished', () => {
  for (const name of ['page', 'page.tmp', 'page.4711-3.tmp.json', '4711-3.tmp'])
    expect(isLeftOver(name, () => false)).toBe(false)
})
