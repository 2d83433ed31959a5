import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { beforeEach, expect, it } from 'vitest'
import { keepBuild } from './kept-build.mjs'

const folder = temporaryFolder('build')
const PARTS = ['client', 'server', 'assets.json']
const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

/** What a build does: it empties its folders, and writes others. */
function buildAnew() {
  for (const part of ['client', 'server']) rmSync(join(folder, part), { recursive: true, force: true })
  mkdirSync(join(folder, 'server'))
  write('server/main.mjs', 'new')
  write('assets.json', 'new')
}

beforeEach(() => {
  for (const file of readdirSync(folder)) rmSync(join(folder, file), { recursive: true })
})

it('puts the last build back as it was, and leaves what is no part of it', () => {
  for (const part of ['client', 'server']) mkdirSync(join(folder, part))
  write('client/clock.js', 'last')
  write('server/main.mjs', 'last')
  write('assets.json', 'last')
  const before = files()
  const kept = keepBuild(folder, PARTS)
  buildAnew()
  write('sources', 'of another')
  kept.restore()
  expect(files()).toEqual([...before, 'sources'].sort())
  for (const file of ['client/clock.js', 'server/main.mjs', 'assets.json'])
    expect(readFileSync(join(folder, file), 'utf8')).toBe('last')
})

it('leaves nothing of the first build where that fails, and nothing of the last where one is done', () => {
  const first = keepBuild(folder, PARTS)
  buildAnew()
  first.restore()
  expect(files()).toEqual([])
  buildAnew()
  const next = keepBuild(folder, PARTS)
  buildAnew()
  next.forget()
  expect(existsSync(join(folder, 'kept'))).toBe(false)
  expect(readFileSync(join(folder, 'server/main.mjs'), 'utf8')).toBe('new')
})
