import { fork } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { SITE_FOLDER } from '../../server/build/site/site-folders.mjs'
import { Failure, say } from '../../server/commands/line/say.mjs'
import { atrium, interruptBudget, site } from './command.mjs'

/** The exit code of a process that is to be started again. */
export const RESTART = 75
/** How often a file is looked at, in milliseconds. */
const LOOK = 300

/** Node gives back what it no longer needs sooner. */
const PARAMETERS = [
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  '--no-parallel-scavenge',
  '--heap-growing-percent=30',
  '--compact-on-every-full-gc',
  ...interruptBudget(500_000),
]
/** So does native code: it has few places for memory, and few threads with some of their own. */
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MIMALLOC_ABANDONED_PAGE_PURGE: '1',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  MIMALLOC_PURGE_DELAY: '0',
  RAYON_NUM_THREADS: '1',
  ROLLDOWN_WORKER_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
}

/**
 * Runs a module as a process of its own, and starts it again when it asks for that. One that could not start again waits
 * until one of its files is saved. It tells its port, which it keeps, and its files.
 *
 * @param {string} module
 * @returns {Promise<number>} the exit code, when the first start failed
 * @throws {Failure} when the project is deleted
 */
export async function keepRunning(module) {
  let last
  for (;;) {
    const begun = performance.timeOrigin + performance.now()
    const { code, told } = await runOnce(module, last?.port)
    last = told ?? last
    if (!existsSync(module)) throw new Failure(`${atrium} is gone: the development server has ended.`)
    if (code === RESTART) continue
    if (!last) return code
    say('The development server has ended. It starts again when one of its files is saved.')
    await changeSince(begun, [module, ...last.files])
  }
}

function runOnce(module, port) {
  return new Promise((resolve) => {
    const child = fork(module, {
      cwd: atrium,
      // What somebody asks for wins.
      execArgv: [...PARAMETERS, ...process.execArgv],
      env: { ...ENVIRONMENT, ...process.env, [SITE_FOLDER]: site, ...(port && { PORT: port }) },
    })
    let told
    child.on('message', (message) => {
      told = message
    })
    const stop = () => {
      child.kill()
      process.exit(0)
    }
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop)
    const end = (code) => {
      for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, stop)
      resolve({ code: code ?? 1, told })
    }
    child.on('exit', end).on('error', () => end(1))
  })
}

/** Resolves when a file has been saved since a time, also one that was saved before this was asked, or the first is gone. */
const changeSince = (time, files) =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      if (
        existsSync(files[0]) &&
        !files.some((file) => (statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0) > time)
      )
        return
      clearInterval(timer)
      resolve()
    }, LOOK)
  })
