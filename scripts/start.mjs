/** `npm start`: installs, builds and serves, each only when it has to be. Settings come from the environment. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './setup/build.mjs'
import { root } from './setup/command.mjs'
import { install } from './setup/install.mjs'
import { main } from './setup/say.mjs'

await main(async () => {
  await install()
  await build()
  process.chdir(root)
  process.env.NODE_ENV ??= 'production'
  await import(pathToFileURL(join(root, 'dist/server/main.mjs')).href)
})
