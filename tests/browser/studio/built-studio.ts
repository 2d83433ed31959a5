import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { buildStudio } from '../../../scripts/setup/build.mjs'
import { copyDemo } from '../../demo-files.ts'
import { ANCHOR } from '../anchor.ts'
import { takeKeptStore } from '../kept-store.ts'
import { WITH_ROOM } from '../node-options.ts'

const root = join(import.meta.dirname, '../../..')
/** Where it is measured, outside these tests, it runs as it is started. */
const OF_NODE = process.env.OF_SHORT_SERVERS ? WITH_ROOM : []

export interface BuiltStudio {
  /** With its token. */
  address: string
  /** The address that it printed last: each opens one session. */
  newest(): string
  origin: string
  contentDir: string
  stop(): void
  /** Ends it at once. Resolves when it has ended. */
  kill(): Promise<void>
}

/**
 * Starts the studio as it is built.
 *
 * @param files further ones of the content directory, by path
 * @param folders where content is, and what was made of it; absent: a copy of the demo
 * @param environment further variables
 */
export async function startBuiltStudio(
  files: Readonly<Record<string, object>> = {},
  folders?: { contentDir: string; dataDir: string },
  environment: Readonly<Record<string, string>> = {},
): Promise<BuiltStudio> {
  await buildStudio()
  const { contentDir, dataDir } = folders ?? (await demoCopy())
  for (const [path, value] of Object.entries(files)) writeFileSync(join(contentDir, path), JSON.stringify(value))
  const running = spawn(process.execPath, [...OF_NODE, join(root, 'dist/server/studio.mjs')], {
    cwd: root,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', SITE_NOW: ANCHOR, LOG_LEVEL: 'error', STUDIO_PORT: '0' },
      ...{ CONTENT_DIR: contentDir, DATA_DIR: dataDir, IMAGE_WARMING: 'false' },
      ...environment,
    },
  })
  let said = ''
  const newest = () => [...said.matchAll(/Open (http:\S+)\n/g)].at(-1)?.[1] ?? ''
  const ended = once(running, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [running.stdout, running.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
        if (newest()) resolve(newest())
      })
    ended.then(() => reject(new Error(`The studio ended: ${said}`)))
  })
  const kill = async () => {
    running.kill('SIGKILL')
    await ended
  }
  return { ...{ address, newest, contentDir, kill }, origin: new URL(address).origin, stop: () => running.kill() }
}

async function demoCopy() {
  const folder = temporaryFolder('built-studio')
  const contentDir = join(folder, 'content')
  copyDemo(contentDir)
  const dataDir = mkdtempSync(join(folder, 'data-'))
  // What was made of the demo is at hand.
  await takeKeptStore(dataDir, contentDir)
  return { contentDir, dataDir }
}
