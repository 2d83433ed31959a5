import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Dependencies } from '#engine/host.ts'
import { configuredCaches, type OutsideSettings } from './configured.ts'
import { OutsideCaches, type OutsideOptions, type OutsideState } from './index.ts'
import { pageKeys } from './page-keys.ts'

/** Holds what outside caches know of an answer, for people. */
export interface OutsideExplanation {
  keys: readonly string[]
  /** Says what a purge of the answer sends: a line for each cache. */
  calls: string[]
}

/**
 * Explains an answer to whoever asks, and writes nothing.
 *
 * @param key under which it is cached here
 * @param most bytes of all keys with a separator each
 */
export function explainAnswer(
  settings: OutsideSettings,
  key: string,
  dependencies: Dependencies,
  most: number,
): OutsideExplanation {
  const { keys } = pageKeys(key, dependencies, most)
  const own = keys[1] as string
  const calls = configuredCaches(settings).map(({ name, callOf }) => {
    const { method, url, headers, body } = callOf([own], false)
    const lines = Object.entries(headers).filter(([header]) => /key|purge/.test(header))
    const said = [...lines.map(([header, value]) => `${header}: ${value}`), ...(body ? [body] : [])]
    return `${name}: ${method} ${url} with ${said.join(' and ')}`
  })
  return { keys, calls }
}

/** Returns what waits for each cache, with the first of its keys. */
export async function explainWaiting(
  options: OutsideOptions,
  most: number,
): Promise<(OutsideState & { keys: string[] })[]> {
  if (!existsSync(join(options.dataDir, 'purges.db')))
    return configuredCaches(options.settings).map(({ name }) => ({
      ...{ name, waiting: 0, seconds: 0, sent: 0, failed: 0 },
      keys: [],
    }))
  const caches = new OutsideCaches(options)
  try {
    return caches.states.map((state) => ({ ...state, keys: caches.waitingFor(state.name, most) }))
  } finally {
    await caches.close()
  }
}
