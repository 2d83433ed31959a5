import { EventEmitter } from 'node:events'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from 'atrium/testing'
import { expect, it, vi } from 'vitest'
import { tellMissed } from './missed-changes.ts'

/** A project whose watcher reaches its files when the test says so. */
async function project() {
  const root = temporaryFolder('missed-changes')
  const contentFolder = join(root, 'demo/content')
  for (const folder of ['blocks/hero', 'demo/content/entries/page']) mkdirSync(join(root, folder), { recursive: true })
  const write = (name: string) => writeFileSync(join(root, name), `${Math.random()}`)
  for (const name of [
    'blocks/hero/index.tsx',
    'blocks/hero/part.tsx',
    'demo/content/entries/page/a.json',
    'vite.config.ts',
  ])
    write(name)
  await sleep(20)
  const since = performance.timeOrigin + performance.now()
  await sleep(20)
  const events: string[] = []
  let watched: Record<string, string[]> = {}
  const watcher = Object.assign(new EventEmitter(), { getWatched: () => watched })
  const look = tellMissed(watcher, {
    ...{ root, contentFolder, since },
    isServerFile: (file) => file === join(root, 'vite.config.ts'),
    loaded: () => ['blocks/hero/index.tsx', 'blocks/hero/part.tsx'].map((name) => join(root, name)),
  })
  watcher.on('all', (event, file: string) => events.push(`${event} ${file.slice(root.length + 1)}`))
  const watch = () => {
    watched = {
      [root]: ['vite.config.ts'],
      [join(root, 'blocks/hero')]: ['index.tsx', 'part.tsx', 'new.tsx'],
      [contentFolder]: ['entries'],
      [join(contentFolder, 'entries')]: ['page'],
      [join(contentFolder, 'entries/page')]: ['a.json'],
    }
  }
  return { root, write, watch, watcher, events, look }
}

it('tells what was saved since the start, each time once', async () => {
  const { write, look, events } = await project()
  look()
  expect(events).toEqual([])
  for (const name of [
    'blocks/hero/index.tsx',
    'blocks/hero/new.tsx',
    'vite.config.ts',
    'demo/content/entries/page/a.json',
  ])
    write(name)
  look()
  look()
  expect(events.sort()).toEqual([
    'add blocks/hero/new.tsx',
    'change blocks/hero/index.tsx',
    'change demo/content/entries/page/a.json',
    'change vite.config.ts',
  ])
})

it('tells of files that were deleted, and of those that were saved with an old date', async () => {
  const { root, look, events } = await project()
  rmSync(join(root, 'blocks/hero/part.tsx'))
  utimesSync(join(root, 'blocks/hero/index.tsx'), 0, 0)
  rmSync(join(root, 'demo/content/entries/page/a.json'))
  look()
  expect(events.sort()).toEqual([
    'change blocks/hero/index.tsx',
    'change demo/content/entries/page',
    'unlink blocks/hero/part.tsx',
  ])
})

it('says nothing of what the watcher has told, and looks no longer once every file is watched', async () => {
  const { root, write, look, watch, watcher, events } = await project()
  write('blocks/hero/index.tsx')
  await sleep(20)
  watcher.emit('all', 'change', join(root, 'blocks/hero/index.tsx'))
  look()
  expect(events).toEqual(['change blocks/hero/index.tsx'])
  write('blocks/hero/part.tsx')
  await vi.waitUntil(() => events.includes('change blocks/hero/part.tsx'), { timeout: 10_000 })
  write('blocks/hero/part.tsx')
  watch()
  await vi.waitUntil(() => events.length === 3, { timeout: 10_000 })
  write('blocks/hero/part.tsx')
  await sleep(600)
  expect(events).toHaveLength(3)
})
