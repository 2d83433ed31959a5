import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry } from '../browser/content.ts'
import { startServer } from '../browser/server.ts'
import { demo } from '../pages/demo-content.ts'

const pipe = join(temporaryFolder('pipe'), 'pipe')
execFileSync('mkfifo', [pipe])

function content(): string {
  const directory = contentDirectory(documentEntry('page', 'Words of the page.'))
  for (const folder of ['media', 'images']) mkdirSync(join(directory, folder))
  cpSync(join(demo, 'images/woodcut-06.svg'), join(directory, 'images/woodcut-06.svg'))
  writeFileSync(join(directory, 'media/whole.mp3'), 'sounds')
  return directory
}

describe('Q-20 the disk with recordings hangs', () => {
  it('costs its files alone: pages, pictures and publishes are answered, and SIGTERM ends the process', async () => {
    const site = await startServer({
      content: content(),
      environment: {
        CONTENT_SECRET: 'long enough a secret',
        HANGING_PIPE: pipe,
        NODE_OPTIONS: `--import=${join(import.meta.dirname, 'hanging-disk.mjs')}`,
      },
    })
    const status = async (path: string, init?: RequestInit) => (await fetch(site.origin + path, init)).status
    expect(await status('/media/whole.mp3')).toBe(200)
    const hanging = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => status(`/media/hang-${name}.mp3`))
    const publish = { method: 'POST', headers: { authorization: 'Bearer long enough a secret' } }
    expect([
      await status('/page'),
      await status('/iiif/woodcut-06/full/60,/0/default.jpg'),
      await status('/_content/sync', publish),
    ]).toEqual([200, 200, 200])
    expect(await Promise.all(hanging)).toEqual(hanging.map(() => 503))
    expect([await status('/media/whole.mp3'), await status('/page')]).toEqual([503, 200])
    const ended = once(site.process, 'exit')
    site.process.kill('SIGTERM')
    expect(await ended).toEqual([null, 'SIGTERM'])
  })
})
