/**
 * The server to compare with: Node's own, in which React renders all that a page has of React again for each request, its
 * header and footer too; at `/sections/…` without these. The rest of the document is a constant.
 *
 * Arguments: content directory, folder for derived data, addresses as JSON. `/cpu` answers with the milliseconds of
 * processor time that the process took so far.
 */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { noteRoots } from './note-roots.mjs'

const [content, data, addresses] = process.argv.slice(2)
const dist = join(import.meta.dirname, '../../dist')
const { builtAssets, createTimeSource, openSite, reactServer, readSettings } = await import(
  pathToFileURL(join(dist, 'server/built-exports.mjs')).href
)
const rendered = noteRoots(reactServer)
const environment = readSettings({ CONTENT_DIR: content, DATA_DIR: data, SITE_NOW: '=2026-03-14T10:00:00-07:00' })
const quiet = () => undefined
const site = await openSite({
  environment,
  time: createTimeSource(environment.SITE_NOW),
  log: { info: quiet, warn: quiet, error: quiet },
  client: builtAssets(join(dist, 'assets.json')),
})

const pages = new Map()
for (const address of JSON.parse(addresses)) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  // What is remembered of equal sections is not rendered: here all of them are.
  site.forget()
  rendered()
  const { status, body } = await site.respond({
    method: 'GET',
    path: pathname,
    query: searchParams,
    header: () => undefined,
  })
  if (status !== 200) throw new Error(`${address} answers ${status}`)
  const roots = rendered()
  for (const [name, own] of [
    [address, roots],
    [`/sections${address}`, roots.filter(({ prefix }) => prefix.startsWith('main-'))],
  ]) {
    const html = own.map((root) => root()).join('\n')
    // As many bytes as the page has, and none of them made again.
    pages.set(name, { own, around: 'x'.repeat(Math.max(0, body.length - html.length)) })
  }
}
await site.close()

const server = createServer((request, response) => {
  if (request.url === '/cpu') {
    const { user, system } = process.cpuUsage()
    response.end(String((user + system) / 1000))
    return
  }
  const { own, around } = pages.get(request.url)
  let html = ''
  for (const root of own) html += root()
  const body = Buffer.from(html + around)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`Open http://127.0.0.1:${server.address().port}`))
