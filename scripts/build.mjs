/** `npm run build`: installs when needed and builds when sources changed. */
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { main, say } from './setup/say.mjs'

await main(async () => {
  await install()
  await build()
  say('The build in dist/ is up to date.')
})
