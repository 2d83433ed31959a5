/** Prints, as JSON, what Vike's built page gives for each path named on the command line. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const built = (file) => import(pathToFileURL(join(process.cwd(), 'dist/server', file)).href)
const { builtAssets, createTimeSource, openSite, readSettings } = await built('built-exports.mjs')
await built('entry.mjs')
const { renderPage } = await import('vike/server')

const environment = readSettings(process.env)
const log = { info() {}, warn() {}, error() {} }
const site = await openSite({
  environment,
  time: createTimeSource(environment.SITE_NOW),
  log,
  client: builtAssets('dist/assets.json'),
})
const pages = {}
for (const path of process.argv.slice(2)) {
  const request = { method: 'GET', path, query: new URLSearchParams(), header: () => undefined }
  const { httpResponse } = await renderPage({ urlOriginal: path, respond: () => site.respond(request) })
  pages[path] = httpResponse.body
}
await site.close()
process.stdout.write(JSON.stringify(pages))
