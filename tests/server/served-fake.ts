import { afterEach, beforeEach } from 'vitest'
import { FakeSite, type Running, serveFake } from './fake-site.ts'

/** A fake site of its own for each test of a file, served while the test runs. */
export function servedFake() {
  let site: FakeSite
  let running: Running
  beforeEach(async () => {
    site = new FakeSite()
    running = await serveFake(site)
  })
  afterEach(() => running.close())

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(running.origin + path, { headers, redirect: 'manual' })
  return {
    get site() {
      return site
    },
    get cache() {
      return running.cache
    },
    get origin() {
      return running.origin
    },
    get server() {
      return running
    },
    get,
    titleOf: async (path: string, headers?: Record<string, string>) =>
      /<title>(.*)<\/title>/.exec(await (await get(path, headers)).text())?.[1],
    /** Serves the same site with other options. */
    restart: async (options: Parameters<typeof serveFake>[1]) => {
      await running.close()
      running = await serveFake(site, options)
    },
  }
}
