import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, isSource } from '../../server/build/hash.mjs'
import { writeServerPackages } from '../../server/build/server-packages.mjs'
import { Failure, step } from '../../server/commands/line/say.mjs'
import { atrium, run, runTool, site } from './command.mjs'
import { keepBuild } from './kept-build.mjs'

const SOURCES = [
  'blocks',
  'config',
  'engine',
  'model',
  'plugins',
  'public',
  'server',
  'services',
  'studio/forms',
  'studio/server',
  'ui',
  'atrium.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const STUDIO_SOURCES = ['engine', 'studio', 'ui', 'tsconfig.json', 'package-lock.json']
/** Say which sources a build was made from. */
const STUDIO_STAMP = join(site, 'dist/studio-sources')
const STAMP = join(site, 'dist/sources')
const LOCK = join(site, 'dist/lock')

/** Builds the site, unless the sources are those of the last build. */
export const build = () =>
  buildWhere({
    what: 'Building',
    sources: SOURCES,
    stamp: STAMP,
    made: 'dist/server/main.mjs',
    parts: ['client', 'server', 'assets.json'],
    check: checkSite,
  })

/** Builds what the studio shows in the browser, the same way. */
export const buildStudio = () =>
  buildWhere({
    what: 'Building the studio',
    sources: STUDIO_SOURCES,
    stamp: STUDIO_STAMP,
    made: 'dist/studio/index.html',
    parts: ['studio'],
    parameters: ['--config', 'studio/vite.config.ts'],
  })

async function buildWhere({ what, sources, stamp, made, parts, check, parameters = [] }) {
  const release = await takeLock()
  try {
    const wanted = hashOf(sources, isSource)
    if (isBuilt(wanted, stamp, made)) return
    const before = keepBuild(join(site, 'dist'), parts)
    try {
      await step(what, async () => {
        const { code } = await runTool('vite/bin/vite.js', ['build', ...parameters], {
          quiet: true,
          folder: atrium,
          // Vike takes itself out of what Vitest starts.
          environment: { NODE_ENV: 'production', VITEST: undefined },
        })
        if (code !== 0) throw new Failure('The build failed; the reason is above.')
        await check?.()
      })
    } catch (error) {
      before.restore()
      throw error
    }
    before.forget()
    writeFileSync(stamp, wanted)
  } finally {
    release()
  }
}

/** What each start would fail on fails the build. @throws {Failure} when the site cannot be put together */
async function checkSite() {
  const { code } = await run(process.execPath, [join(site, 'dist/server/build-check.mjs')])
  if (code !== 0) throw new Failure('The build failed: the site would not start; the reason is above.')
  writeServerPackages({ atrium, site }, join(site, 'dist'))
}

function isBuilt(wanted, stamp, made) {
  try {
    return readFileSync(stamp, 'utf8') === wanted && existsSync(join(site, made))
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
