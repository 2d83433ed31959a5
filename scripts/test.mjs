/** `npm test`: installs what is missing, a browser too, and runs the tests. The last line is `N passed, N failed`. */
import { readArguments } from '../server/commands/line/arguments.mjs'
import { Failure, main, say } from '../server/commands/line/say.mjs'
import { findBrowser } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { checkStyle, checkTypes, runTests, watchTests } from './setup/layers.mjs'

const served = async (project, files) => {
  await build()
  return runTests(project, { BROWSER_PATH: await findBrowser() }, files)
}

const layers = {
  types: { what: 'Types', run: checkTypes },
  style: { what: 'Lint, format and boundaries', run: checkStyle },
  unit: { what: 'Units, composition and contracts', run: (files) => runTests('unit', {}, files) },
  site: { what: 'Pages of the built site', run: (files) => served('site', files) },
  faults: { what: 'Faults', run: (files) => served('faults', files) },
}
const names = Object.keys(layers)
/** Layers that consist of files. */
const OF_FILES = ['unit', 'site', 'faults']

/** @throws {Failure} when layers and files do not go together */
function readWanted() {
  const { options, positionals } = readArguments({
    command: 'npm test',
    what: `Installs what is missing, a browser too, and runs everything that a change is judged by: ${names.join(', ')}.
A layer, or several, runs that alone; a path after it runs the tests whose files it is a part of:
npm test -- unit plugins/news`,
    positionals: [
      { name: 'layer or path', what: `${names.join(', ')}, or part of a path`, optional: true, many: true },
    ],
    options: { watch: { what: 'runs unit tests again when a file that they import is saved' } },
    exit: '0 all passed, 1 some failed, 2 not run: the message says why.',
  })
  const wanted = positionals.filter((word) => names.includes(word))
  const files = positionals.filter((word) => !names.includes(word))
  if (options.watch && wanted.some((name) => name !== 'unit'))
    throw new Failure('Only unit tests are watched: "npm run test:watch -- <path>".')
  if (files.length > 0 && !options.watch && wanted.length === 0)
    throw new Failure(
      `"${files[0]}" is not a layer; there are: ${names.join(', ')}. A path comes after its layer: "npm test -- unit ${files[0]}".`,
    )
  if (files.length > 0 && wanted.some((name) => !OF_FILES.includes(name)))
    throw new Failure(`Paths go with ${OF_FILES.join(', ')}: types and style are those of the whole project.`)
  return { wanted: wanted.length > 0 ? wanted : names, files, isWatching: options.watch }
}

await main(async () => {
  const { wanted, files, isWatching } = readWanted()
  await install()
  if (isWatching) {
    process.exitCode = await watchTests('unit', files)
    return
  }
  const total = { passed: 0, failed: 0 }
  const lines = []
  for (const name of names.filter((one) => wanted.includes(one))) {
    const { what, run } = layers[name]
    say(`\n▸ ${what}`)
    const begun = performance.now()
    const { passed, failed } = await run(files).catch((error) => {
      say(error.message)
      return { passed: 0, failed: 1 }
    })
    total.passed += passed
    total.failed += failed
    lines.push(
      `  ${name.padEnd(7)} ${passed} passed, ${failed} failed, ${((performance.now() - begun) / 1000).toFixed(0)} s`,
    )
  }
  if (files.length > 0 && total.passed + total.failed === 0)
    throw new Failure(`No test of ${wanted.join(', ')} has "${files.join('" or "')}" in its path.`)
  say(`\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
})
