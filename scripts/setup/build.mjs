import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, isSource } from '../../server/build/hash.mjs'
import { Failure, step } from '../../server/commands/line/say.mjs'
import { root, runTool } from './command.mjs'

const SOURCES = [
  'blocks',
  'config',
  'engine',
  'model',
  'plugins',
  'public',
  'server',
  'services',
  'ui',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
/** Says which sources the build was made from. */
const STAMP = join(root, 'dist/sources')
const LOCK = join(root, 'dist/lock')

/** Builds the site, unless the sources are those of the last build. */
export async function build() {
  const release = await takeLock()
  try {
    const wanted = hashOf(SOURCES, isSource)
    if (isBuilt(wanted)) return
    await step('Building', async () => {
      const { code } = await runTool('vite/bin/vite.js', ['build'], {
        quiet: true,
        // Vike takes itself out of what Vitest starts.
        environment: { NODE_ENV: 'production', VITEST: undefined },
      })
      if (code !== 0) throw new Failure('The build failed; the reason is above.')
    })
    writeFileSync(STAMP, wanted)
  } finally {
    release()
  }
}

function isBuilt(wanted) {
  try {
    return readFileSync(STAMP, 'utf8') === wanted && existsSync(join(root, 'dist/server/main.mjs'))
  } catch {
    return false
  }
}

/** Two builds at once would write over each other: the second waits. */
async function takeLock() {
  mkdirSync(join(LOCK, '..'), { recursive: true })
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
      break
    } catch {
      if (!isAlive(LOCK)) rmSync(LOCK, { force: true })
      else await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
  const release = () => rmSync(LOCK, { force: true })
  process.once('exit', release)
  return release
}

function isAlive(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
