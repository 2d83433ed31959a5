import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { serverEntries } from './server-entries.ts'

/** Those that no person starts: a module and a thread of others. */
const PARTS = ['built-exports', 'content-thread']
const isProgram = (name: string) => !PARTS.includes(name)
const programs = Object.keys(serverEntries).filter(isProgram)

/** Says what is built, by the place of its file in `dist/server`. */
export const builtEntries = Object.fromEntries(
  Object.entries(serverEntries).map(([name, file]) => [isProgram(name) ? `${name}-program` : name, file]),
)

/** Puts a file before each program that says which Node is needed where an older one runs it. */
export const programStarts = (packageFile: string): Plugin => ({
  name: 'atrium:program-starts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle() {
    const { engines } = JSON.parse(readFileSync(packageFile, 'utf8'))
    for (const name of programs)
      this.emitFile({ type: 'asset', fileName: `${name}.mjs`, source: startOf(name, engines.node.replace('>=', '')) })
  },
})

/**
 * Any Node that knows modules reads this: nothing is imported before the version is known. In its first ten seconds a
 * function runs four times as often before V8 compiles it for speed, for most of them run a few times; later half as often
 * as by default, for those of a request run in each. Node 20 has that option, later ones refuse it.
 */
const startOf = (name: string, oldest: string): string => {
  const [major, minor] = oldest.split('.')
  return `var version = process.versions.node.split('.').map(Number)
if (version[0] === 20 && !/interrupt.budget/.test(process.execArgv)) import('v8').then(function (v8) {
  v8.setFlagsFromString('--interrupt-budget=500000')
  setTimeout(v8.setFlagsFromString, 10000, '--interrupt-budget=66000').unref()
})
if (version[0] > ${major} || (version[0] === ${major} && version[1] >= ${minor})) import('./${name}-program.mjs')
else {
  console.error('This is Node ' + process.versions.node + '. Install Node ${oldest} or newer; docs/deploy.md says from where.')
  process.exit(2)
}
`
}
