import { IMAGES } from '../assets/public-pictures.ts'
import { pagePaths } from '../pages/warming/page-paths.ts'
import { Warmer } from '../pages/warming/warmer.ts'
import { runCommand } from './line/run-command.ts'
import { Failure } from './line/say.mjs'
import { openBuiltSite, publishedSettings } from './open-site.ts'

const command = {
  command: 'npm run pictures',
  what: `Makes the picture sizes that published pages name, as a server does in the background, but without rests: run at
release, before the server starts, its first visitors wait for none. What is there already is not made again.`,
  positionals: [
    { name: 'action', what: 'warm', choices: ['warm'] },
    { name: 'address', what: 'of a page, like /news; absent: all pages', choices: [/^\//], optional: true, many: true },
  ],
  exit: '0 all are there, 1 some could not be made and were named, 2 not begun: the message says why.',
}

/** Lines for a terminal. */
const log = {
  info: (_: unknown, message: string) => console.log(message),
  warn: (_: unknown, message: string) => console.error(message),
  error: (_: unknown, message: string) => console.error(message),
}

await runCommand(command, async ([, ...addresses]) => {
  const environment = publishedSettings()
  if (environment.MEDIA_GATEWAY_URL)
    throw new Failure('MEDIA_GATEWAY_URL names another image server, which makes its own sizes. Leave it out.')
  const site = await openBuiltSite(environment, { log, reading: false })
  try {
    const warmer = new Warmer({ site, mount: IMAGES, log })
    await warmer.run(addresses.length > 0 ? (addresses as string[]) : await pagePaths(site.store))
    const { drawn, kept, failed } = warmer.metrics
    console.log(`${drawn} sizes made, ${kept} were there, ${failed} could not be made.`)
    return failed === 0 && site.images.hasRoom()
  } finally {
    await site.close()
  }
})
