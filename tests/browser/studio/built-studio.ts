import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '#engine/testing'
import { buildStudio } from '../../../scripts/setup/build.mjs'
import { ANCHOR } from '../anchor.ts'

const root = join(import.meta.dirname, '../../..')

export interface BuiltStudio {
  /** With its token. */
  address: string
  origin: string
  contentDir: string
  stop(): void
}

/**
 * Starts the studio as it is built.
 *
 * @param files further ones of the content directory, by path
 * @param folders where content is, and what was made of it; absent: a copy of the demo
 */
export async function startBuiltStudio(
  files: Readonly<Record<string, object>> = {},
  folders?: { contentDir: string; dataDir: string },
): Promise<BuiltStudio> {
  await buildStudio()
  const { contentDir, dataDir } = folders ?? demoCopy()
  for (const [path, value] of Object.entries(files)) writeFileSync(join(contentDir, path), JSON.stringify(value))
  const running = spawn(process.execPath, [join(root, 'dist/server/studio.mjs')], {
    cwd: root,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', SITE_NOW: ANCHOR, LOG_LEVEL: 'error', STUDIO_PORT: '0' },
      ...{ CONTENT_DIR: contentDir, DATA_DIR: dataDir, IMAGE_WARMING: 'false' },
    },
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    const hear = (text: Buffer) => {
      said += text
      const [, found] = /Open (http:\S+)/.exec(said) ?? []
      if (found) resolve(found)
    }
    running.stdout.on('data', hear)
    running.stderr.on('data', hear)
    running.on('exit', () => reject(new Error(`The studio ended: ${said}`)))
  })
  return { address, origin: new URL(address).origin, contentDir, stop: () => running.kill() }
}

function demoCopy() {
  const folder = temporaryFolder('built-studio')
  const contentDir = join(folder, 'content')
  cpSync(join(root, 'demo/content'), contentDir, { recursive: true })
  return { contentDir, dataDir: mkdtempSync(join(folder, 'data-')) }
}
