import { execFile } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { cpSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from 'atrium/testing'
import { loadConfigFromFile, mergeConfig } from 'vite'
import { expect, it } from 'vitest'
import { followFiles } from './follow-files.ts'

/** A project of some files, changed as the test says between its start and the watch. */
async function project(beforeTheWatch: (root: string) => void = () => {}) {
  const root = temporaryFolder('follow-files')
  for (const folder of ['blocks/hero', 'content/entries/page', 'node_modules/react', '.data'])
    mkdirSync(join(root, folder), { recursive: true })
  const write = (name: string) => writeFileSync(join(root, name), `${Math.random()}`)
  for (const name of ['blocks/hero/index.tsx', 'blocks/hero/part.tsx', 'content/entries/page/a.json', 'vite.config.ts'])
    write(name)
  await sleep(20)
  const since = performance.timeOrigin + performance.now()
  await sleep(20)
  beforeTheWatch(root)
  const watcher = new EventEmitter()
  let events: string[] = []
  watcher.on('all', (event, file: string) => events.push(`${event} ${file.slice(root.length + 1)}`))
  followFiles(watcher, {
    folders: [root, join(root, 'content')],
    since,
    loaded: ['blocks/hero/index.tsx', 'blocks/hero/part.tsx'].map((name) => join(root, name)),
    onError: (error) => events.push(error.message),
  })
  return {
    root,
    write,
    /** What is told of a change, once each, in order of the names. */
    told: async (change: () => void, count: number) => {
      events = []
      change()
      await expect.poll(() => new Set(events).size).toBeGreaterThanOrEqual(count)
      await sleep(50)
      return [...new Set(events)].sort()
    },
    begun: () => events.toSorted(),
  }
}

it('tells what was saved since the start, also with an old date, and what is gone', async () => {
  const { begun } = await project((root) => {
    writeFileSync(join(root, 'blocks/hero/new.tsx'), '')
    writeFileSync(join(root, 'content/entries/page/a.json'), '{}')
    utimesSync(join(root, 'blocks/hero/index.tsx'), 0, 0)
    rmSync(join(root, 'blocks/hero/part.tsx'))
  })
  expect(begun()).toEqual([
    'add blocks/hero/new.tsx',
    'add content/entries/page/a.json',
    'change blocks/hero/index.tsx',
    'unlink blocks/hero/part.tsx',
  ])
})

it('says nothing when nothing was saved', async () => {
  const { begun } = await project()
  expect(begun()).toEqual([])
})

it('tells of files that are saved, come, go, or take the place of another', async () => {
  const { root, write, told } = await project()
  expect(await told(() => write('blocks/hero/index.tsx'), 1)).toEqual(['change blocks/hero/index.tsx'])
  expect(await told(() => write('vite.config.ts'), 1)).toEqual(['change vite.config.ts'])
  expect(await told(() => write('content/entries/page/b.json'), 1)).toEqual(['add content/entries/page/b.json'])
  expect(await told(() => rmSync(join(root, 'content/entries/page/b.json')), 1)).toEqual([
    'unlink content/entries/page/b.json',
  ])
  const replaced = await told(() => {
    write('blocks/hero/.new')
    renameSync(join(root, 'blocks/hero/.new'), join(root, 'blocks/hero/part.tsx'))
  }, 1)
  expect(replaced.filter((line) => !line.includes('.new'))).toEqual(['change blocks/hero/part.tsx'])
})

it('tells of every file in a folder that comes or goes', async () => {
  const { root, told } = await project()
  const copy = () => cpSync(join(root, 'blocks/hero'), join(root, 'blocks/band'), { recursive: true })
  expect(await told(copy, 2)).toEqual(['add blocks/band/index.tsx', 'add blocks/band/part.tsx'])
  expect(await told(() => rmSync(join(root, 'blocks/band'), { recursive: true }), 2)).toEqual([
    'unlink blocks/band/index.tsx',
    'unlink blocks/band/part.tsx',
  ])
  expect(await told(() => renameSync(join(root, 'blocks/hero'), join(root, 'blocks/mast')), 4)).toEqual([
    'add blocks/mast/index.tsx',
    'add blocks/mast/part.tsx',
    'unlink blocks/hero/index.tsx',
    'unlink blocks/hero/part.tsx',
  ])
})

it('says nothing wrong of folders that go while it reads them', async () => {
  const { root, told } = await project()
  const pages = Array.from({ length: 200 }, (_, at) => `plugins/area-${at}/pages/page.ts`)
  const write = () => pages.forEach((page) => cpSync(join(root, 'vite.config.ts'), join(root, page)))
  expect(await told(write, pages.length)).toEqual(pages.map((page) => `add ${page}`).sort())
  const gone = await told(() => void execFile('rm', ['-r', join(root, 'plugins')]), pages.length)
  expect(gone).toEqual(pages.map((page) => `unlink ${page}`).sort())
})

it('looks into no installed package and no hidden folder', async () => {
  const { write, told } = await project()
  const lines = await told(() => {
    write('node_modules/react/index.js')
    write('.data/content.db')
    write('blocks/hero/index.tsx')
  }, 1)
  expect(lines).toEqual(['change blocks/hero/index.tsx'])
})

it('tells of a folder that is not there, and follows the others', async () => {
  const root = temporaryFolder('follow-files')
  const events: string[] = []
  const watcher = new EventEmitter().on('all', (event, file) => events.push(`${event} ${file}`))
  const folders = [join(root, 'typo'), join(root, 'there')]
  mkdirSync(join(root, 'there'))
  followFiles(watcher, { folders, since: 0, loaded: [], onError: ({ message }) => events.push(message) })
  expect(events).toEqual([expect.stringMatching(/^ENOENT: .*typo/)])
  writeFileSync(join(root, 'there/a.json'), '{}')
  await expect.poll(() => events).toContain(`add ${join(root, 'there/a.json')}`)
})

it('watches alone: the development server of Vite watches no file of the project beside it', async () => {
  const root = join(import.meta.dirname, '../..')
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, join(root, 'vite.config.ts'), root)
  const { server } = mergeConfig(loaded?.config ?? {}, { server: { middlewareMode: true } })
  expect(server.watch).toBeNull()
})
