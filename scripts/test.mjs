/**
 * `npm test`: installs what is missing, a browser too, and runs every layer of the tests. `npm test -- unit site` runs
 * the named layers only. The last line is `N passed, N failed`.
 */
import { findBrowser } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { checkStyle, checkTypes, runTests } from './setup/layers.mjs'
import { Failure, main, say } from './setup/say.mjs'

const served = async (project) => {
  await build()
  return runTests(project, { BROWSER_PATH: await findBrowser() })
}

const layers = {
  types: { what: 'Types', run: checkTypes },
  style: { what: 'Lint, format and boundaries', run: checkStyle },
  unit: { what: 'Units, composition and contracts', run: () => runTests('unit') },
  site: { what: 'Pages of the built site', run: () => served('site') },
  faults: { what: 'Faults', run: () => served('faults') },
}

await main(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !(name in layers))
  if (unknown.length > 0)
    throw new Failure(`There is no layer "${unknown.join('", "')}". There are: ${Object.keys(layers).join(', ')}.`)

  await install()
  const total = { passed: 0, failed: 0 }
  const lines = []
  for (const [name, { what, run }] of Object.entries(layers)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    say(`\n▸ ${what}`)
    const begun = performance.now()
    const { passed, failed } = await run().catch((error) => {
      say(error.message)
      return { passed: 0, failed: 1 }
    })
    total.passed += passed
    total.failed += failed
    lines.push(
      `  ${name.padEnd(7)} ${passed} passed, ${failed} failed, ${((performance.now() - begun) / 1000).toFixed(0)} s`,
    )
  }
  say(`\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
})
