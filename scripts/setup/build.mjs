import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, isSource } from '../../server/build/hash.mjs'
import { writeServerPackages } from '../../server/build/server-packages.mjs'
import { Failure, say, step } from '../../server/commands/line/say.mjs'
import { atrium, run, runTool, site } from './command.mjs'
import { keepBuild } from './kept-build.mjs'

/** What the site is built from. */
export const SOURCES = [
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
  'studio/spanish.ts',
  'theme',
  'ui',
  'atrium.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
/** What the studio's part in the browser is built from. */
export const STUDIO_SOURCES = ['engine', 'services', 'studio', 'ui', 'tsconfig.json', 'package-lock.json']
const DIST = join(site, 'dist')

/** Builds the site, unless the sources are those of the last build. */
export const build = () =>
  buildWhere({
    what: 'Building',
    sources: SOURCES,
    stamp: 'sources',
    made: 'dist/server/main.mjs',
    parts: ['client', 'server', 'assets.json'],
    check: checkSite,
  })

/** Builds what the studio shows in the browser, the same way. */
export const buildStudio = () =>
  buildWhere({
    what: 'Building the studio',
    sources: STUDIO_SOURCES,
    stamp: 'studio-sources',
    made: 'dist/studio/index.html',
    parts: ['studio'],
    parameters: ['--config', 'studio/vite.config.ts'],
  })

/** The stamp says which sources a build was made from: a build that is not whole has none. */
async function buildWhere({ what, sources, stamp, made, parts, check, parameters = [] }) {
  const release = await takeLock(DIST)
  try {
    const wanted = hashOf(sources, isSource)
    if (isBuilt(wanted, stamp, made)) return
    const before = keepBuild(DIST, [...parts, stamp])
    rmSync(join(DIST, stamp), { force: true })
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
    writeFileSync(join(DIST, stamp), wanted)
  } finally {
    release()
  }
}

/** What each start would fail on fails the build. @throws {Failure} when the site cannot be put together */
async function checkSite() {
  const { code } = await run(process.execPath, [join(site, 'dist/server/build-check.mjs')])
  if (code !== 0) throw new Failure('The build failed: the site would not start; the reason is above.')
  writeServerPackages({ atrium, site }, DIST)
}

function isBuilt(wanted, stamp, made) {
  try {
    return readFileSync(join(DIST, stamp), 'utf8') === wanted && existsSync(join(site, made))
  } catch {
    return false
  }
}

/** Two builds at once would write over each other: the second waits. @throws {Failure} when nothing can be written */
export async function takeLock(folder) {
  const lock = join(folder, 'lock')
  for (let last; ; ) {
    try {
      mkdirSync(folder, { recursive: true })
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST' || error.path !== lock)
        throw new Failure(`The build cannot be written: ${error.message}. Is ${folder} writable?`)
    }
    const holder = holderOf(lock)
    if (holder && holder !== last) say(`Process ${holder} is building; this one waits for it.`)
    // Whoever has just taken it writes its number a moment later.
    if (holder === 0 && last === 0) rmSync(lock, { force: true })
    else await new Promise((resolve) => setTimeout(resolve, 500))
    last = holder
  }
  const release = () => {
    process.off('exit', release)
    rmSync(lock, { force: true })
  }
  process.once('exit', release)
  return release
}

/** The process that builds; 0 where it has ended, also where its number is that of this one; undefined where none does. */
function holderOf(lock) {
  let holder = 0
  try {
    holder = Number(readFileSync(lock, 'utf8'))
    if (!holder || holder === process.pid) return 0
    process.kill(holder, 0)
    return holder
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    return error.code === 'EPERM' ? holder : 0
  }
}
