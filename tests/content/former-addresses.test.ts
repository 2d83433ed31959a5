import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { rememberingLog } from 'atrium/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { movesKeeper, openContent, openFiles } from '../../services/content/index.ts'
import { openWriter } from '../../services/content/writer/open-writer.ts'
import { clockAt, optionsFor, type TestDirectory } from './directory.ts'
import { directoryWith, writeEntry } from './opened.ts'
import { smallSite } from './small-site.ts'

/** A site over a content directory that keeps addresses in its redirects. */
async function running(directory: TestDirectory, more = {}) {
  const log = rememberingLog()
  const source = openFiles(directory.contentDir, log)
  const keepMoves = movesKeeper(source, log)
  const content = await openContent(optionsFor(directory, smallSite(), { log, keepMoves, ...more }))
  const close = async () => {
    await content.close()
    await source.close()
  }
  onTestFinished(close)
  const at = async (path: string) => {
    const match = await content.published.at(path)
    return match?.kind === 'moved' ? match.to : match?.kind === 'entry' ? match.uid : match
  }
  return {
    ...content,
    source,
    log,
    at,
    close,
    write: (path: string, value: unknown) => writeEntry(directory, path, value),
  }
}

const forget = ({ dataDir }: TestDirectory) => rmSync(dataDir, { recursive: true })
const redirects = (directory: TestDirectory) => JSON.parse(directory.read('redirects.json'))

describe('an address that an entry has left', () => {
  it('is in redirects.json, and leads on from a store that is made again', async () => {
    const directory = directoryWith({ 'note/one.json': { url: '/one' }, 'note/two.json': { url: '/two' } })
    const first = await running(directory)
    expect(existsSync(join(directory.contentDir, 'redirects.json'))).toBe(false)
    first.write('note/one.json', { url: '/uno' })
    await first.sync()
    expect(directory.read('redirects.json')).toBe('{\n  "/notes/one": "/notes/uno"\n}\n')
    await first.close()
    forget(directory)
    const second = await running(directory)
    expect([await second.at('/notes/one'), await second.at('/notes/uno')]).toEqual(['/notes/uno', 'one'])
  })

  it('leads straight to the newest, however often the entry moves, and nowhere when it is back', async () => {
    const directory = directoryWith({
      'note/one.json': { url: '/one' },
      'redirects.json': '{ "/by-hand": "/notes/one",\n\n  "/other": "/x" }',
    })
    const { write, sync, close } = await running(directory)
    for (const url of ['/two', '/three']) {
      write('note/one.json', { url })
      await sync()
    }
    expect(redirects(directory)).toEqual({
      '/by-hand': '/notes/three',
      '/other': '/x',
      '/notes/one': '/notes/three',
      '/notes/two': '/notes/three',
    })
    expect(directory.read('redirects.json')).toContain(',\n\n  "/other": "/x"')
    write('note/one.json', { url: '/one' })
    await sync()
    expect(redirects(directory)).toEqual({
      '/by-hand': '/notes/one',
      '/other': '/x',
      '/notes/two': '/notes/one',
      '/notes/three': '/notes/one',
    })
    await close()
    forget(directory)
    const again = await running(directory)
    const asked = ['/by-hand', '/notes/one', '/notes/two', '/notes/three']
    expect(await Promise.all(asked.map(again.at))).toEqual(['/notes/one', 'one', '/notes/one', '/notes/one'])
    expect(again.log.messages.join('\n')).not.toContain('loop')
  })

  it('of a hand-made redirect stays as it was written', async () => {
    const directory = directoryWith({
      'note/one.json': { url: '/one' },
      'redirects.json': { '/notes/one': '/elsewhere' },
    })
    const { write, sync } = await running(directory)
    write('note/one.json', { url: '/two' })
    await sync()
    expect(redirects(directory)).toEqual({ '/notes/one': '/elsewhere' })
  })

  it('of an earlier release, which the store knows alone, is noted when it is opened', async () => {
    const directory = directoryWith({ 'note/one.json': { url: '/one' } })
    const before = await running(directory, { keepMoves: undefined })
    before.write('note/one.json', { url: '/two' })
    await before.sync()
    await before.close()
    expect(existsSync(join(directory.contentDir, 'redirects.json'))).toBe(false)
    await running(directory)
    expect(redirects(directory)).toEqual({ '/notes/one': '/notes/two' })
  })

  it('is noted again when somebody takes it out of redirects.json', async () => {
    const directory = directoryWith({ 'note/one.json': { url: '/one' } })
    const { write, sync } = await running(directory)
    write('note/one.json', { url: '/two' })
    await sync()
    await sync()
    directory.write('redirects.json', { '/a': '/b' })
    await sync()
    expect(redirects(directory)).toEqual({ '/a': '/b', '/notes/one': '/notes/two' })
  })

  it('before an entry was taken down leads to the one at which it comes back', async () => {
    const directory = directoryWith({ 'note/one.json': { url: '/one' } })
    const { write, sync } = await running(directory)
    write('note/one.json', { url: '/one', draft: true })
    await sync()
    expect(existsSync(join(directory.contentDir, 'redirects.json'))).toBe(false)
    write('note/one.json', { url: '/two' })
    await sync()
    expect(redirects(directory)).toEqual({ '/notes/one': '/notes/two' })
  })

  it('was never had by entries that are ingested for the first time, in whatever order', async () => {
    const leaves = Array.from({ length: 300 }, (_, index) => [
      `leaf/n${index}.json`,
      { slug: `n${index}`, resource: 'x' },
    ])
    // It is read in a later batch, and moves the first leaf.
    const referrer = { items: [{ uid: 'n0', _content_type_uid: 'leaf' }] }
    const directory = directoryWith({ ...Object.fromEntries(leaves), 'listing/z.json': referrer })
    const { at } = await running(directory)
    expect([await at('/old/n0'), await at('/new/n0'), await at('/new/n1')]).toEqual(['n0', null, 'n1'])
    expect(existsSync(join(directory.contentDir, 'redirects.json'))).toBe(false)
  })

  it('is kept by the store alone where the directory is read alone, and the log says so once', async () => {
    const directory = directoryWith({ 'note/one.json': { url: '/one' } })
    const log = rememberingLog()
    const refusing = {
      ...openFiles(directory.contentDir, log),
      write: async () => {
        throw new Error('The content directory is not written: read-only file system.')
      },
    }
    const { write, sync, at } = await running(directory, { keepMoves: movesKeeper(refusing, log) })
    for (const url of ['/two', '/three']) {
      write('note/one.json', { url })
      await sync()
      await sync()
    }
    expect([await at('/notes/one'), await at('/notes/two')]).toEqual(['/notes/three', '/notes/three'])
    expect(log.messages.filter((line) => line.includes('are known to DATA_DIR alone'))).toHaveLength(1)
  })

  it('waits while redirects.json is not valid: the file is left to whoever corrects it', async () => {
    const directory = directoryWith({ 'note/one.json': { url: '/one' }, 'redirects.json': { '/a': '/notes/one' } })
    const { write, sync, at, log } = await running(directory)
    directory.write('redirects.json', '{ "/a": ')
    write('note/one.json', { url: '/two' })
    const { reports } = await sync()
    expect(directory.read('redirects.json')).toBe('{ "/a": ')
    expect(log.messages.join('\n')).toContain('redirects.json is not valid')
    expect(reports).toMatchObject([
      { file: 'redirects.json', reason: expect.stringContaining('what it said last holds') },
    ])
    expect([await at('/a'), await at('/notes/one')]).toEqual(['/notes/two', '/notes/two'])
    directory.write('redirects.json', { '/a': '/notes/one' })
    await sync()
    expect(redirects(directory)).toEqual({ '/a': '/notes/two', '/notes/one': '/notes/two' })
  })

  it('is written where redirects.json leads, which may be a link', async () => {
    const directory = directoryWith({ 'note/one.json': { url: '/one' } })
    const shared = directoryWith({ 'redirects.json': {} })
    symlinkSync(join(shared.contentDir, 'redirects.json'), join(directory.contentDir, 'redirects.json'))
    const { write, sync } = await running(directory)
    write('note/one.json', { url: '/two' })
    await sync()
    expect(redirects(shared)).toEqual({ '/notes/one': '/notes/two' })
  })

  it('by what the writer publishes is noted at once, and leads elsewhere when the entry is deleted', async () => {
    const directory = directoryWith({ 'note/one.json': { url: '/one' }, 'note/two.json': { url: '/two' } })
    const { source, sync, at, log, close } = await running(directory)
    const onWritten = (paths: readonly string[]) => sync(paths)
    const writer = openWriter({
      ...{ source, clock: clockAt('2026-03-14'), timeZone: 'UTC', onWritten, log },
      addressesOf: async () => ['/notes/uno', '/notes/one'],
    })
    const ref = { type: 'note', uid: 'one' }
    const { published } = (await writer.read(ref)) ?? {}
    const ifPublished = published?.hash ?? null
    const body = published?.body.replace('/one', '/uno') ?? ''
    const by = 'Ana'
    const saved = await writer.save(ref, body, { ifHash: ifPublished, by })
    const ifHash = 'saved' in saved ? (saved.saved.draft?.hash ?? null) : null
    const result = await writer.publish(ref, { ifHash, ifPublished, by })
    expect(await at('/notes/one')).toBe('/notes/uno')
    expect(redirects(directory)).toEqual({ '/notes/one': '/notes/uno' })
    const hash = 'saved' in result ? (result.saved.published?.hash ?? null) : null
    await writer.remove(ref, { ifHash: hash, ifPublished: hash, by, redirect: '/notes/two' })
    expect([await at('/notes/one'), await at('/notes/uno')]).toEqual(['/notes/two', '/notes/two'])
    await close()
    forget(directory)
    const again = await running(directory)
    expect([await again.at('/notes/one'), await again.at('/notes/uno')]).toEqual(['/notes/two', '/notes/two'])
  })
})
