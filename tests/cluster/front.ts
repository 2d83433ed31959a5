import { prepareVarnish, varnishVersion, whyNoVarnish } from '../outside/varnish.ts'
import { startBalancer } from './balancer.ts'
import { SECRET } from './nodes.ts'

/** What stands between visitors and the nodes. */
export interface Front {
  /** What it is, for the table. */
  name: string
  origin: string
  /** Requests that it had to give to another node; undefined: it does not say. */
  retries(): number | undefined
  stop(): Promise<void>
}

export interface PreparedFront {
  /** Settings that nodes need for it. */
  settings: Record<string, string>
  /** @param ports of the nodes, which answer already */
  start(ports: readonly [number, number]): Promise<Front>
}

/** Varnish where it is installed, as `deploy/varnish.vcl` says; else a balancer without a cache. */
export async function prepareFront(): Promise<PreparedFront> {
  if (whyNoVarnish !== undefined)
    return {
      settings: {},
      start: async (ports) => {
        const balancer = await startBalancer(ports.map((port) => `http://127.0.0.1:${port}`))
        return { ...balancer, name: `a balancer without a cache (${whyNoVarnish})` }
      },
    }
  const varnish = await prepareVarnish(SECRET)
  return {
    settings: { VARNISH_URL: varnish.origin, VARNISH_PURGE_SECRET: SECRET, CACHE_SHARED_MAX_AGE: '86400' },
    start: async (ports) => {
      await varnish.start(ports)
      return { name: varnishVersion(), origin: varnish.origin, retries: () => undefined, stop: varnish.stop }
    },
  }
}
