import { cpSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#engine/testing/temporary-folder.ts'
import { writeEntry } from '../browser/content.ts'
import { freePort } from '../free-port.ts'
import { demoContent } from '../pages/demo-content.ts'
import { dist } from './built.ts'
import { printTable } from './print.ts'
import { report } from './report.ts'

const ROOT = join(import.meta.dirname, '../..')
const FLOORS = /^(?:engine|model|ui|blocks|plugins|services|server|config)\//

const ARTICLE = '/news/a-case-for-something-that-turns'

/** What is asked of the site, and so many files of the sources it is to pass at most. */
const ASKED = [
  ['a page that is cached', ARTICLE, 12],
  ['an article that is not', `${ARTICLE}?fresh`, 60],
  ['a search', '/search?q=clocks', 60],
  ['a publication', 'publish', 40],
  ['a picture', 'picture', 20],
] as const

it('counts the files of the sources that answer a request', { timeout: 300_000 }, async () => {
  const { start } = await import('../../server/start/start.ts')
  const { openSite, readSettings } = await import('../../server/start/site/site.ts')
  const folder = temporaryFolder('passed-files')
  const content = join(folder, 'content')
  cpSync(demoContent(), content, { recursive: true })
  const secret = 'a secret of thirty-two letters or more'
  const port = await freePort()
  const settings = readSettings({
    ...{ PORT: String(port), CONTENT_DIR: content, DATA_DIR: join(folder, 'data'), CONTENT_SECRET: secret },
    ...{ SITE_NOW: '=2026-03-14T10:00:00-07:00', LOG_LEVEL: 'error', CONTENT_WATCH: 'false' },
  })
  const server = await start(settings, dist, openSite)
  onTestFinished(() => server.stop())
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

  const get = async (path: string) => {
    const answer = await fetch(`http://localhost:${port}${path}`, { headers: { 'accept-encoding': 'gzip' } })
    const body = await answer.text()
    expect(answer.status, path).toBe(200)
    return body
  }
  const [picture = ''] = /\/iiif\/[^"\s]+/.exec(await get(ARTICLE)) ?? []
  let published = 0
  const publish = async () => {
    writeEntry(content, {
      ...{ uid: 'article_measured', _content_type_uid: 'article', title: `Measured ${++published}`, url: '/measured' },
      publish_details: { time: '2026-03-01T10:00:00.000Z' },
    })
    const sync = { method: 'POST', headers: { authorization: `Bearer ${secret}` } }
    const answer = await fetch(`http://localhost:${port}/_content/sync`, sync)
    await answer.text()
    expect(answer.status).toBe(200)
  }
  /** Asks twice: what is done once, like the compiling of a rule, is no part of a request. */
  const passed = async (address: string): Promise<string[]> => {
    const ask = async (time: number) => {
      if (address === 'publish') return publish()
      if (address === 'picture') return get(picture)
      if (address.endsWith('?fresh')) {
        await publish()
        const purge = {
          method: 'POST',
          headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        }
        await fetch(`http://localhost:${port}/_cache/purge`, { ...purge, body: JSON.stringify({ all: true }) })
        await session.post('Profiler.takePreciseCoverage')
        return get(address.replace('?fresh', ''))
      }
      return get(address + (address.startsWith('/search') ? `${time}` : ''))
    }
    await ask(1)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await session.post('Profiler.takePreciseCoverage')
    await ask(2)
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const files = result.flatMap(({ url, functions }) => {
      const path = url.replace(/^file:\/\//, '').replace(`${ROOT}/`, '')
      return FLOORS.test(path) && functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0) ? [path] : []
    })
    return [...new Set(files)].sort()
  }

  const rows: string[][] = []
  for (const [what, address, most] of ASKED) {
    const files = await passed(address)
    if (process.env.BENCH_FILES) console.log(`${what}\n  ${files.join('\n  ')}`)
    rows.push([what, String(files.length), String(most)])
    report({
      id: 'HOUSE',
      what: `files that ${what} passes`,
      figure: files.length,
      unit: 'files',
      target: most,
      reference: 'files with a function that runs for it, asked a second time',
      relation: '≤',
    })
  }
  printTable('Files of the sources that a request passes', ['', 'files', 'wanted'], rows)
})
