import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import express from 'express'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silentLog } from '../../tests/server/fake-site.ts'
import { FormerAssets, KEPT_BYTES, KEPT_FOR } from './former-assets.ts'
import { staticFiles } from './static-files.ts'

let dataDir: string
let now: Date
const servers: Server[] = []
beforeEach(() => {
  dataDir = temporaryFolder('data')
  now = new Date('2026-03-14T17:00:00Z')
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
function pass(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds)
}

/** The client folder of a build with these assets. */
function buildOf(files: Record<string, string>): string {
  const folder = temporaryFolder('build')
  fill(folder, files)
  return folder
}
function fill(folder: string, files: Record<string, string>): void {
  rmSync(join(folder, 'assets'), { recursive: true, force: true })
  mkdirSync(join(folder, 'assets'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), text)
}

/** Starts a server of a build. @returns asks it for an asset */
async function serve(build: string, log = silentLog) {
  const former = new FormerAssets({ assets: join(build, 'assets'), dataDir, now: () => now, log })
  await former.keep()
  const app = express().use(staticFiles(build, {}, former))
  app.use((_request, response) => void response.status(404).send('a page'))
  const server = app.listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return async (name: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/assets/${name}`)
    return [answer.status, answer.status === 200 ? await answer.text() : answer.headers.get('cache-control')]
  }
}
const MISSING = [404, 'no-store']

describe('scripts and styles of a former build', () => {
  it('are there for pages that name them, in caches and open windows, after an upgrade', async () => {
    await serve(buildOf({ 'a-1.js': 'one', 'b-1.css': 'one' }))
    const ask = await serve(buildOf({ 'a-2.js': 'two', 'b-1.css': 'one' }))
    expect(await Promise.all(['a-1.js', 'b-1.css', 'a-2.js'].map(ask))).toEqual([
      [200, 'one'],
      [200, 'one'],
      [200, 'two'],
    ])
    expect(await ask('a-3.js')).toEqual(MISSING)
  })

  it('are there while the next build takes their place under a server that runs', async () => {
    const build = buildOf({ 'a-1.js': 'one' })
    const ask = await serve(build)
    fill(build, { 'a-2.js': 'two' })
    expect(await ask('a-1.js')).toEqual([200, 'one'])
    // A server of the next build has started beside it, with the same data directory.
    expect(await ask('a-2.js')).toEqual(MISSING)
    await serve(build)
    expect(await ask('a-2.js')).toEqual([200, 'two'])
  })

  it('are never answered 500, also where nothing could be kept', async () => {
    writeFileSync(join(dataDir, 'assets'), 'a file in the place of the folder')
    const warn = vi.fn()
    const build = buildOf({ 'a-1.js': 'one' })
    const ask = await serve(build, { ...silentLog, warn })
    expect(warn).toHaveBeenCalledWith(
      expect.anything(),
      expect.stringContaining('Files of this build could not be kept'),
    )
    fill(build, { 'a-2.js': 'two' })
    expect(await ask('a-1.js')).toEqual(MISSING)
    expect(await ask('a-2.js')).toEqual(MISSING)
  })

  it('are kept for a month from when they were replaced, however long their build ran', async () => {
    await serve(buildOf({ 'a-1.js': 'one' }))
    pass(10 * KEPT_FOR)
    await serve(buildOf({ 'a-2.js': 'two' }))
    pass(KEPT_FOR - 1000)
    const third = buildOf({ 'a-3.js': 'three' })
    const ask = await serve(third)
    expect(await ask('a-1.js')).toEqual([200, 'one'])
    pass(2000)
    const later = await serve(third)
    expect([await later('a-1.js'), await later('a-2.js')]).toEqual([MISSING, [200, 'two']])
  })

  it('are no more than the space for them: the oldest go first', async () => {
    const third = 'x'.repeat(KEPT_BYTES / 4)
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await serve(buildOf({ [`a-${number}.js`]: third }))
      pass(1000)
    }
    expect(readdirSync(join(dataDir, 'assets')).sort()).toEqual(['a-3.js', 'a-4.js', 'a-5.js', 'a-6.js'])
  })

  it('are read as files of their folder alone', async () => {
    const ask = await serve(buildOf({ 'a-1.js': 'one' }))
    const folder = join(dataDir, 'assets')
    symlinkSync('/etc/hostname', join(folder, 'link.js'))
    execFileSync('mkfifo', [join(folder, 'pipe.js')])
    mkdirSync(join(folder, 'folder.js'))
    for (const name of ['link.js', 'pipe.js', 'folder.js', '..%2fassets.json', '.js', 'assets.json'])
      expect([name, (await ask(name))[0]]).toEqual([name, 404])
  })
})
