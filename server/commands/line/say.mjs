/** How often a long step says that it is still at work, in milliseconds. */
const STILL_AT_WORK = 15_000

let isAside = false

/** From now on what is said goes where errors go: what the program prints is for other programs to read. */
export function sayAside() {
  isAside = true
}

/** Where it is said. */
export const stage = () => (isAside ? process.stderr : process.stdout)

export const say = (text) => stage().write(`${text}\n`)

/**
 * Says what is done, that it is still being done, and how long it took.
 *
 * @template Value
 * @param {string} what like "Installing packages"
 * @param {() => Promise<Value>} task
 * @returns {Promise<Value>}
 */
export async function step(what, task) {
  const begun = performance.now()
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(0)} s`
  say(`▸ ${what} …`)
  const ticking = setInterval(() => say(`  … still at it, ${seconds()}`), STILL_AT_WORK)
  try {
    const value = await task()
    say(`  done in ${seconds()}`)
    return value
  } finally {
    clearInterval(ticking)
  }
}

/** Something that a person has to put right; its message says how. */
export class Failure extends Error {
  name = 'Failure'

  /**
   * @param {string} message
   * @param {number} exitCode with which the script ends: 1 when it found something wrong, 2 when it could not do its work
   */
  constructor(message, exitCode = 2) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Runs a script to its end; a failure ends it with its message alone, an error of the script itself with exit code 2.
 *
 * @param {() => Promise<void>} script
 */
export async function main(script) {
  try {
    await script()
  } catch (error) {
    process.stderr.write(`\n${error instanceof Failure ? error.message : error.stack}\n`)
    process.exit(error instanceof Failure ? error.exitCode : 2)
  }
}
