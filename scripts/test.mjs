/** `npm test`: installs what is missing, a browser too, and runs the tests. At its end it says what failed, and last `N passed, N failed`. */
import { readArguments } from '../server/commands/line/arguments.mjs'
import { Failure, main, say } from '../server/commands/line/say.mjs'
import { askedArea, runLayers, testsOfArea } from './setup/area-layers.mjs'
import { findBrowser } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { checkStyle, checkTypes, runTests, watchTests } from './setup/layers.mjs'
import { sayResult, sumOf } from './setup/report.mjs'
import { OF_BUILT_SITE } from './setup/test-files.mjs'

/** Layers that consist of files. */
const OF_FILES = ['unit', ...Object.keys(OF_BUILT_SITE)]

/** Runs that follow each other; what is in one of them goes on side by side. */
const RUNS = [
  {
    what: 'Types, lint, format and boundaries',
    names: ['types', 'style'],
    run: (names) => Promise.all(names.map((name) => (name === 'types' ? checkTypes() : checkStyle()))),
  },
  {
    what: 'Tests',
    names: OF_FILES,
    /** Begins with the first run: types and style leave something of the machine. */
    prepare: (names) => (names.some((name) => name in OF_BUILT_SITE) ? Promise.all([findBrowser(), build()]) : []),
    run: (names, files, [BROWSER_PATH]) => runTests(names, { files, environment: BROWSER_PATH && { BROWSER_PATH } }),
  },
]
const names = RUNS.flatMap((run) => run.names)

/** Types are those of the whole project: what others make of the area is checked, too. */
const checkArea = async (area) => sumOf(await Promise.all([checkTypes(), checkStyle([`plugins/${area}`])]))

/** @throws {Failure} when there is no such area */
function layersOfArea(area) {
  const tests = testsOfArea(area, async (which) => (await runTests(['unit'], which))[0])
  return [['Types, lint, format and boundaries', () => checkArea(area)], ...tests]
}

/** @throws {Failure} when layers and files do not go together */
function readWanted() {
  const { options, positionals } = readArguments({
    command: 'npm test',
    what: `Installs what is missing, a browser too, and runs everything that a change is judged by: ${names.join(', ')}.
A layer, or several, runs that alone; a path after it runs the tests whose files it is a part of:
npm test -- unit plugins/news
An area is proven by types, style, its own tests and the contract of its pages:
npm test -- area news`,
    positionals: [
      {
        name: 'layer or path',
        what: `${names.join(', ')}, part of a path, or area and its name`,
        optional: true,
        many: true,
      },
    ],
    options: { watch: { what: 'runs unit tests again when a file that they import is saved' } },
    exit: '0 all passed, 1 some failed, 2 not run: the message says why.',
  })
  const area = options.watch ? undefined : askedArea(positionals)
  if (area !== undefined) return { layers: layersOfArea(area) }
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
  const { wanted, files, isWatching, layers } = readWanted()
  await install()
  if (layers) {
    await runLayers(layers)
    return
  }
  if (isWatching) {
    process.exitCode = await watchTests(files)
    return
  }
  const all = []
  const lines = []
  const runs = RUNS.map((run) => ({ ...run, inRun: run.names.filter((name) => wanted.includes(name)) }))
    .filter(({ inRun }) => inRun.length > 0)
    .map((run) => ({ ...run, prepared: Promise.resolve(run.prepare?.(run.inRun)) }))
  // A preparation that fails is told by its own run.
  for (const { prepared } of runs) prepared.catch(() => undefined)
  for (const { what, run, inRun, prepared } of runs) {
    say(`\n▸ ${what}`)
    const begun = performance.now()
    const counts = await prepared
      .then((made) => run(inRun, files, made))
      .catch((error) => {
        say(error.message)
        return [{ passed: 0, failed: 1, failures: [error.message] }]
      })
    all.push(...counts)
    for (const [at, { passed, failed }] of counts.entries())
      lines.push(`  ${inRun[at].padEnd(7)} ${passed} passed, ${failed} failed`)
    lines.push(`  ${inRun.join(', ')} took ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
  const { passed, failed } = sumOf(all)
  if (files.length > 0 && passed + failed === 0)
    throw new Failure(`No test of ${wanted.join(', ')} has "${files.join('" or "')}" in its path.`)
  sayResult(all, lines)
})
