/**
 * Serves the built site by a clock that stands, moves it from instant to instant, and compares every page served, kept or
 * not, with the same page made again by a site that remembers nothing. Reads its task as JSON from the standard input:
 * `{ dist, content, data, instants: [ms …], paths: ['/calendar' …] }`. Writes what it found as JSON, on its last line.
 */
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

const { dist, content, data, instants, paths } = JSON.parse(await text(process.stdin))
const { builtAssets, createTimeSource, openSite, readSettings, start } = await import(
  pathToFileURL(join(dist, 'server/built-exports.mjs')).href
)
const environment = readSettings({
  CONTENT_DIR: content,
  DATA_DIR: data,
  CACHE_DISK_MEGABYTES: '0',
  DEPLOY_ENV: 'development',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  PORT: '0',
  SITE_NOW: `=${new Date(instants[0]).toISOString()}`,
})
const quiet = () => undefined

const served = await start(environment, dist, openSite)
const time = createTimeSource(environment.SITE_NOW)
const anew = await openSite({
  environment,
  time,
  log: { info: quiet, warn: quiet, error: quiet },
  client: builtAssets(join(dist, 'assets.json')),
})

async function makeAnew(address) {
  const { pathname, searchParams } = new URL(address, 'http://here.example')
  const { status, body } = await anew.respond({
    method: 'GET',
    path: pathname,
    query: searchParams,
    header: quiet,
  })
  return `${status} ${body}`
}
/** On a connection of its own: the server, in this process, closes one that is idle while another page is made. */
const fetchOnce = (address, options) =>
  fetch(served.address + address, { ...options, headers: { connection: 'close' } })
async function ask(address) {
  const answer = await fetchOnce(address)
  return `${answer.status} ${await answer.text()}`
}
async function figures() {
  const metrics = await (await fetchOnce('/metrics')).text()
  const figure = (pattern) => Number(pattern.exec(metrics)?.[1] ?? Number.NaN)
  return {
    renders: figure(/^atrium_page_renders_total (\d+)/m),
    expired: figure(/^atrium_page_requests_total\{[^}]*"miss"\} (\d+)/m),
  }
}

/** Some words around the first difference. */
function differenceOf(one, other) {
  let index = 0
  while (one[index] === other[index]) index++
  return { served: one.slice(index - 60, index + 100), anew: other.slice(index - 60, index + 100) }
}

const last = new Map()
const wrong = []
let changes = 0
for (const instant of instants) {
  const now = new Date(instant)
  const moved = await fetchOnce('/_clock', { method: 'POST', body: now.toISOString() })
  if (!moved.ok) throw new Error(`The clock cannot be moved: ${moved.status}`)
  time.move(now)
  await anew.store.revision()
  anew.forget()
  for (const path of paths) {
    const [shown, true_] = [await ask(path), await makeAnew(path)]
    if (shown !== true_) wrong.push({ at: now.toISOString(), path, ...differenceOf(shown, true_) })
    if (last.has(path) && last.get(path) !== true_) changes++
    last.set(path, true_)
  }
}
const statuses = [...last].map(([path, page]) => [path, page.slice(0, 3)])
const found = { pages: paths.length, steps: instants.length, changes, ...(await figures()) }
await served.stop()
await anew.close()
console.log(JSON.stringify({ ...found, wrong: wrong.slice(0, 20), wrongs: wrong.length, statuses }))
