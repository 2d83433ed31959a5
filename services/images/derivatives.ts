import { BusyError, createGate, type GateOptions } from '#engine/service/gate.ts'
import type { DerivativeCache } from './derivative-cache.ts'
import type { Derivative } from './render.ts'

/** What happened to requests for derivatives, since the process began. */
export interface DerivativeCounters {
  made: number
  /** Found in the cache. */
  kept: number
  /** Turned away because too many were waiting. */
  refused: number
  failed: number
  /** Being made, or waiting to be. */
  inFlight: number
}

/**
 * Finished pictures by key: from the cache, else made, never twice at a time and only so many at once.
 *
 * @returns `obtain` rejects with BusyError when too much waits, else as `make` does
 */
export function createDerivatives(cache: DerivativeCache, limits: GateOptions) {
  const enter = createGate(limits)
  const counters: DerivativeCounters = { made: 0, kept: 0, refused: 0, failed: 0, inFlight: 0 }
  const inFlight = new Map<string, Promise<Derivative>>()

  const made = async (make: () => Promise<Derivative>): Promise<Derivative> => {
    counters.inFlight++
    try {
      const derivative = await enter(make)
      counters.made++
      return derivative
    } catch (error) {
      counters[error instanceof BusyError ? 'refused' : 'failed']++
      throw error
    } finally {
      counters.inFlight--
    }
  }
  const keptOrMade = async (key: string, make: () => Promise<Derivative>): Promise<Derivative> => {
    const kept = await cache.read(key)
    if (kept) {
      counters.kept++
      return kept
    }
    const derivative = await made(make)
    await cache.write(key, derivative)
    return derivative
  }
  const obtain = (key: string, make: () => Promise<Derivative>): Promise<Derivative> => {
    const shared = inFlight.get(key)
    if (shared) return shared
    const own = keptOrMade(key, make).finally(() => inFlight.delete(key))
    inFlight.set(key, own)
    return own
  }
  return { obtain, counters }
}
