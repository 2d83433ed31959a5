import { describeSite } from '../start/site/site-definition.ts'
import { describeAddress } from './inspect/describe-address.ts'
import { newestStore } from './inspect/newest-store.ts'
import { runCommand } from './line/run-command.ts'
import { openBuiltSite, publishedSettings } from './open-site.ts'

const command = {
  command: 'npm run describe',
  what: `Prints what is installed: areas, routes, content types, blocks, navigation and endpoints. Of an address: the file of
its page, what is loaded, its blocks with their files, and what it was made from. It reads the store of DATA_DIR, or that of
the site or of "npm run dev", whichever was written last, and says which: no server need run. After a change of sources it
builds them first.`,
  positionals: [
    {
      name: 'name',
      what: 'of an area, a content type, a block …: prints what bears it alone; or an address like /news',
      optional: true,
    },
  ],
  options: {
    measures: { what: 'prints figures about the sources, each with its aim: run it in the folder of the project' },
  },
  exit: '0 printed, 1 nothing bears the name, 2 not done: the message says why.',
}

await runCommand(command, async ([name], { measures }) => {
  if (measures) {
    const { houseMeasures, measuresTable } = await import('./measures/house.ts')
    console.log(measuresTable(houseMeasures()))
    return true
  }
  if (name && /^(\/|https?:\/\/)/.test(name)) {
    if (!process.env.DATA_DIR) {
      process.env.DATA_DIR = newestStore()
      console.error(`This is of the store in ${process.env.DATA_DIR}.`)
    }
    const site = await openBuiltSite(publishedSettings(), { areLanguagesAskedFor: true })
    try {
      console.log(await describeAddress(site, name))
    } finally {
      await site.close()
    }
    return true
  }
  const text = describeSite(name)
  console.log(text || `Nothing is called "${name}". Run "npm run describe" for every name.`)
  return text !== ''
})
