import { contentOptions } from './content-options.ts'
import { runCommand } from './line/run-command.ts'
import { Failure } from './line/say.mjs'

const command = {
  command: 'npm run report',
  what: 'Prints what services of areas have gathered for those who run the site, like searches without results.',
  positionals: [{ name: 'service', what: 'name of a service, like `search`; not given: all', optional: true }],
  exit: '0 printed, 2 not printed: the message says why.',
}

await runCommand(command, async ([asked]) => {
  const { dataDir, site } = contentOptions()
  const reporting = [...site.services].flatMap(([name, { definition }]) => (definition.report ? [name] : []))
  if (asked && !reporting.includes(asked))
    throw new Failure(`No service "${asked}" gathers anything. Name one of ${reporting.join(', ') || 'none'}.`)
  for (const name of asked ? [asked] : reporting)
    console.log(await site.services.get(name)?.definition.report?.(dataDir))
  return true
})
