import { createGate, type GateOptions } from '#engine/service/gate.ts'
import type { DerivativeCache } from './derivative-cache.ts'
import type { Derivative } from './render.ts'

/**
 * Finished pictures by key: from the cache, else made, never twice at a time and only so many at once.
 *
 * @returns a function that rejects with BusyError when too much waits, else as `make` does
 */
export function createDerivatives(cache: DerivativeCache, limits: GateOptions) {
  const enter = createGate(limits)
  const underway = new Map<string, Promise<Derivative>>()

  const obtain = async (key: string, make: () => Promise<Derivative>): Promise<Derivative> => {
    const kept = await cache.read(key)
    if (kept) return kept
    const made = await enter(make)
    await cache.write(key, made)
    return made
  }
  return (key: string, make: () => Promise<Derivative>): Promise<Derivative> => {
    const shared = underway.get(key)
    if (shared) return shared
    const own = obtain(key, make).finally(() => underway.delete(key))
    underway.set(key, own)
    return own
  }
}
