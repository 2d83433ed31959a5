/** `npm run faults`: everything of the fault table, more thoroughly than `npm test`, and a line for each. */
import { randomInt } from 'node:crypto'
import { readArguments } from '../server/commands/line/arguments.mjs'
import { Failure, main, say } from '../server/commands/line/say.mjs'
import { findBrowser } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { runTool } from './setup/command.mjs'
import { install } from './setup/install.mjs'
import { testNames, testsOf } from './setup/layers.mjs'

const TEN_MINUTES = '600'

/** Returns what the fuzzer is told by options, for its environment. @throws {Failure} naming an option that is not valid */
function fuzzing({ seed, minutes, from }, names) {
  if (!names.includes('fuzz')) {
    const given = Object.entries({ seed, minutes, from }).find(([, value]) => value !== undefined)
    if (given)
      throw new Failure(`--${given[0]} goes with the file fuzz: npm run faults -- fuzz --${given[0]} ${given[1]}`)
    return {}
  }
  const numbers = {
    FAULTS_FUZZ_SEED: seed ?? String(randomInt(2 ** 31)),
    FAULTS_FUZZ_MINUTES: minutes ?? '10',
    FAULTS_FUZZ_FROM: from ?? '0',
  }
  for (const value of Object.values(numbers))
    if (!/^\d{1,10}$/.test(value)) throw new Failure(`"${value}" is not valid: write a whole number.`)
  const { FAULTS_FUZZ_SEED, FAULTS_FUZZ_MINUTES, FAULTS_FUZZ_FROM } = numbers
  say(
    `▸ Fuzzing for ${FAULTS_FUZZ_MINUTES} minutes. To repeat it: npm run faults -- fuzz --seed ${FAULTS_FUZZ_SEED} --from ${FAULTS_FUZZ_FROM}`,
  )
  return numbers
}

await main(async () => {
  const files = testNames('tests/faults', '.test.ts')
  const { positionals: names, options } = readArguments({
    command: 'npm run faults',
    what: `Breaks everything that can break, and prints what the visitor saw. Three files take longer when they are named: soak
is ten minutes of mixed load (FAULTS_SOAK_SECONDS: other than ten), clock an hour for every minute of four days, and
fuzz ten minutes of requests, entries, answers of services and damaged files made at random, from a seed that it prints.`,
    positionals: [{ name: 'file', what: files.join(', '), optional: true, many: true, choices: files }],
    options: {
      minutes: { what: 'fuzz: how long; default: 10', value: 'number' },
      seed: { what: 'fuzz: repeats the steps of a run; default: another one each time', value: 'number' },
      from: { what: 'fuzz: begins with this step', value: 'number' },
    },
  })
  const numbers = fuzzing(options, names)
  await install()
  await build()
  const paths = names.map((name) => `tests/faults/${name}.test.ts`)
  const { parameters, environment } = testsOf(['faults'], paths)
  const { code } = await runTool(
    'vitest/vitest.mjs',
    ['run', ...parameters, '--reporter=default', '--reporter=./tests/faults/report/reporter.ts'],
    {
      environment: {
        ...environment,
        FAULTS: 'thorough',
        BROWSER_PATH: await findBrowser(),
        ...numbers,
        ...(names.includes('clock') && { FAULTS_CLOCK: 'every minute' }),
        ...(names.includes('soak') && { FAULTS_SOAK_SECONDS: process.env.FAULTS_SOAK_SECONDS ?? TEN_MINUTES }),
      },
    },
  )
  process.exitCode = code
})
