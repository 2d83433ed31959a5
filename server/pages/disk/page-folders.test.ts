import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { beforeEach, expect, it } from 'vitest'
import { dropFolders, forgetFolders, pageFolder } from './page-folders.ts'

let data: string
const has = (...path: string[]) => existsSync(join(data, ...path))
beforeEach(() => {
  data = temporaryFolder('data')
  for (const number of [1, 2, 3, 10]) {
    mkdirSync(join(pageFolder(data, number), 'ab'), { recursive: true })
    writeFileSync(join(pageFolder(data, number), 'state.json'), '{}')
  }
  mkdirSync(join(data, 'pages-of-another'))
})

it('folders of more servers than there are now are deleted, and no others', async () => {
  dropFolders(data, 2)
  await expect.poll(() => has('pages-3') || has('pages-10')).toBe(false)
  expect([has('pages', 'ab'), has('pages-2', 'ab'), has('pages-of-another')]).toEqual([true, true, true])
})

it('a purge has those that nobody uses forget their pages', () => {
  forgetFolders(data, new Set([1, 3]))
  expect([1, 2, 3, 10].map((number) => existsSync(join(pageFolder(data, number), 'state.json')))).toEqual([
    true,
    false,
    true,
    false,
  ])
})

it('a directory that is not there has no folders', () => {
  forgetFolders(join(data, 'none'), new Set())
  dropFolders(join(data, 'none'), 1)
})
