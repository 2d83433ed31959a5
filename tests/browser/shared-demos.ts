import { once } from 'node:events'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { takeKeptStore } from './kept-store.ts'
import { metricAt } from './site-to-serve.ts'
import { type ServedSite, startServer } from './start-server.ts'

/** A server that others ask, too. */
export interface SharedDemo {
  origin: string
  /** Lines of the log, also of what others asked. */
  log(): Promise<Record<string, unknown>[]>
  /** One figure of `/metrics`, like `atrium_pages_cached`. */
  metric: ServedSite['metric']
}

/** A data folder of the demo whose pictures are where those of the others are: each is drawn once. */
async function dataWith(pictures: string): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'atrium-demo-'))
  await takeKeptStore(data)
  symlinkSync(pictures, join(data, 'images'))
  return data
}

/**
 * Starts a server of the demo content for each environment that a test of any worker asks for. They are found in
 * `SHARED_DEMOS`.
 *
 * @returns ends them
 */
export async function shareDemos(): Promise<() => Promise<void>> {
  const sites = new Map<string, Promise<ServedSite>>()
  const pictures = mkdtempSync(join(tmpdir(), 'atrium-pictures-'))
  const begin = async (environment: Record<string, string>): Promise<ServedSite> =>
    startServer({ environment, data: await dataWith(pictures), isMeasured: false, endsWithParent: true })
  const siteOf = (environment: Record<string, string>): Promise<ServedSite> => {
    const key = JSON.stringify(environment)
    const site = sites.get(key) ?? begin(environment)
    sites.set(key, site)
    return site
  }
  const starter = createServer(async (request, response) => {
    try {
      const site = await siteOf((await json(request)) as Record<string, string>)
      response.end(JSON.stringify({ origin: site.origin, log: site.log() }))
    } catch (error) {
      response.writeHead(500).end((error as Error).message)
    }
  })
  await once(starter.listen(0, '127.0.0.1'), 'listening')
  process.env.SHARED_DEMOS = `http://127.0.0.1:${(starter.address() as AddressInfo).port}`
  return async () => {
    starter.close()
    await Promise.allSettled([...sites.values()].map(async (site) => (await site).stop()))
  }
}

/** @throws with everything the server wrote when it does not start */
export async function sharedDemo(environment: Record<string, string>): Promise<SharedDemo> {
  const ask = async (): Promise<{ origin: string; log: Record<string, unknown>[] }> => {
    const answer = await fetch(process.env.SHARED_DEMOS as string, {
      method: 'POST',
      body: JSON.stringify(environment),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const { origin } = await ask()
  return { origin, log: async () => (await ask()).log, metric: (name) => metricAt(origin, name) }
}
