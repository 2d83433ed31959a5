/** `npm run dev`: serves the sources; engine, blocks, plugins and content reload without a restart. */
import { createServer } from 'node:http'
import { root } from './setup/command.mjs'
import { install } from './setup/install.mjs'
import { Failure, main } from './setup/say.mjs'

await main(async () => {
  await install()
  process.env.NODE_ENV ??= 'development'
  // What the build has stored stays as the build left it.
  process.env.DATA_DIR ||= '.data/development'
  process.chdir(root)
  const http = createServer()
  const { createServer: createViteServer } = await import('vite')
  const vite = await createViteServer({ root, server: { middlewareMode: true, hmr: { server: http } } })
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0))
  const { startDevelopment } = await vite.environments.ssr.runner.import('/server/development/start.ts')
  await startDevelopment(vite, http).catch((error) => {
    throw error.name === 'EnvironmentError' ? new Failure(error.message) : error
  })
})
