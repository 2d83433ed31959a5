/**
 * The development server: a process of its own, which `npm run dev` starts again when a file changes that is read at
 * its start only. It tells its parent where it listens and which files those are.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { SITE_CONFIG } from '../../server/build/site/site-folders.mjs'
import { Failure, main } from '../../server/commands/line/say.mjs'
import { atrium, site } from './command.mjs'
import { RESTART } from './restart.mjs'

/** How often it is looked whether the project is still there, in milliseconds. */
const LOOK = 1000

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, () => process.exit(0))

// Watchers of a folder that is deleted take a processor for nothing.
setInterval(() => existsSync(import.meta.filename) || process.exit(1), LOOK).unref()

/** Errors whose message says all. */
const explained = (error) => {
  throw ['EnvironmentError', 'SiteConfigError'].includes(error.name) ? new Failure(error.message) : error
}

const institution = resolve(site, process.env.CONTENT_DIR || 'demo/content', 'institution.json')

/** What addresses begin with, up to a slash: Vite has to know it when it starts. */
const baseOfSite = (otherwise) => {
  try {
    const siteUrl = process.env.SITE_URL || JSON.parse(readFileSync(institution, 'utf8')).siteUrl
    return new URL(siteUrl).pathname.replace(/\/?$/, '/')
  } catch {
    return otherwise
  }
}

await main(async () => {
  const { createRunnableDevEnvironment, createServer: createViteServer } = await import('vite')
  const server = createServer()
  const vite = await createViteServer({
    root: atrium,
    base: baseOfSite('/'),
    logLevel: 'warn',
    clearScreen: false,
    server: { middlewareMode: true, ws: { server } },
    environments: {
      ssr: {
        dev: {
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, {
              runnerOptions: { hmr: false, sourcemapInterceptor: 'prepareStackTrace' },
            }),
        },
      },
    },
  }).catch(explained)
  // Vite and Vike take the folder in which they begin for that of their configuration.
  process.chdir(site)
  // The whole process starts again instead, once no page is being loaded.
  vite.restart = async () => undefined
  // Vike prints the stack of what nobody caught; the development server explains it.
  for (const event of ['uncaughtException', 'unhandledRejection']) process.removeAllListeners(event)
  const { runner } = vite.environments.ssr
  const { warmUp } = await runner.import('/server/development/warm-up.ts')
  // What is wrong with the site is told by whoever asks for it.
  warmUp(vite.environments.ssr, { atrium, site }).catch(() => undefined)
  const { startDevelopment } = await runner.import('/server/development/start.ts')
  const files = new Set([...vite.config.configFileDependencies, join(site, SITE_CONFIG)])
  // The site loads the engine anew when it changes, whatever the server itself uses of it.
  for (const { file } of runner.evaluatedModules.idToModuleMap.values())
    if (!file.startsWith(`${atrium}/engine/`)) files.add(file)
  const address = await startDevelopment({
    vite,
    server,
    folders: { atrium, site },
    isServerFile: (file) =>
      files.has(file) || (file === institution && baseOfSite(vite.config.base) !== vite.config.base),
    restart: () => process.exit(RESTART),
  }).catch(explained)
  process.send?.({ port: new URL(address).port, files: [...files] })
  process.stdout.write(`Open ${address}\n`)
})
