import { BusyError, SingleFlight, type Visitor } from '#engine/host.ts'
import type { Drawing } from '../drawing/draw-process.ts'
import type { Drawings } from '../drawing/drawings.ts'
import type { DerivativeCache } from './cache.ts'
import type { Derivative } from './derivative-file.ts'

/** Describes what happened to requests for derivatives, since the process began. */
export interface DerivativeCounters {
  drawn: number
  /** Found in the cache. */
  cached: number
  /** Turned away because too many were waiting. */
  refused: number
  failed: number
  /** Being made, or waiting to be. */
  inFlight: number
}

/** Holds what a derivative is made from; where it is kept is found here. */
export interface DerivativeOrder extends Omit<Drawing, 'target' | 'maxBytes'> {
  /** Names the derivative: 64 hexadecimal digits. */
  key: string
  /** Held in memory while it is made. */
  pixels: number
  /** Of those that wait, the ones with a lower number are made first. */
  urgency?: number
}

export interface DerivativesOptions {
  cache: DerivativeCache
  drawings: Drawings
  /** Draws what nobody waits for. */
  background: Drawings
  /** Bounds what all kept files together may take. */
  maxBytes: number
  /** Runs while no other process makes the same; absent: there is no other. */
  exclusively?: (<Result>(name: string, work: () => Promise<Result>) => Promise<Result>) | undefined
}

/** Bytes of pictures that could not be kept and are still being sent. */
const MAX_UNKEPT = 64 * 1024 * 1024

/** Bounds what is drawn beside others: what holds more is drawn alone, as visitors' own. */
const MAX_BESIDE = 16_000_000

/** Describes what became of a picture that was made ahead: `unkept`, the disk took no more. */
export type Prepared = 'drawn' | 'kept' | 'unkept'

type Drawn = { contentType: string; body: Buffer } | 'kept'

/**
 * Finished pictures: from the cache, else made, never twice at a time and only so many at once.
 *
 * @returns `obtain` rejects with BusyError when too much waits, with AbandonedError when nobody waits, else as drawing
 *   does; what it gives has to be closed. `prepare` makes what nobody waits for yet, and rejects as drawing does
 */
export function createDerivatives({ cache, drawings, background, maxBytes, exclusively }: DerivativesOptions) {
  const counters: DerivativeCounters = { drawn: 0, cached: 0, refused: 0, failed: 0, inFlight: 0 }
  const inFlight = new SingleFlight<Drawn | Error>()
  let unkeptBytes = 0

  const draw = async (
    { key, pixels, urgency, ...order }: DerivativeOrder,
    drawings: Drawings,
    isWanted: () => boolean,
  ): Promise<Drawn> => {
    const target = await cache.prepare(key)
    try {
      const drawn = await drawings.draw({ ...order, target, maxBytes }, pixels, isWanted, urgency)
      if (drawn.body === undefined) {
        await cache.keep(key, target, drawn.bytes)
        return 'kept'
      }
      if (drawn.unkept) cache.complain(drawn.unkept)
      await cache.discard(target)
      return { contentType: drawn.contentType, body: Buffer.from(drawn.body) }
    } catch (error) {
      await cache.discard(target)
      throw error
    }
  }

  const counted = async (order: DerivativeOrder, isWanted: () => boolean): Promise<Drawn | Error> => {
    counters.inFlight++
    const drawOnce = async () => {
      if (exclusively && (await cache.holds(order.key))) {
        counters.cached++
        return 'kept'
      }
      const drawn = await draw(order, drawings, isWanted)
      counters.drawn++
      return drawn
    }
    try {
      return await (exclusively ? exclusively(`picture ${order.key}`, drawOnce) : drawOnce())
    } catch (error) {
      const { name } = error as Error
      if (name === 'BusyError') counters.refused++
      else if (name !== 'AbandonedError') counters.failed++
      return error as Error
    } finally {
      counters.inFlight--
    }
  }

  const unkept = ({ contentType, body }: Exclude<Drawn, 'kept'>): Derivative => {
    unkeptBytes += body.length
    const close = async () => {
      unkeptBytes -= body.length
    }
    return { contentType, length: body.length, body, close }
  }

  const obtain = async (order: DerivativeOrder, visitor: Visitor): Promise<Derivative> => {
    const { key } = order
    const kept = await cache.open(key)
    if (kept) {
      counters.cached++
      return kept
    }
    if (unkeptBytes > MAX_UNKEPT) throw new BusyError('Too many pictures that could not be kept are being sent.')
    const drawn = await inFlight.share(key, (isWanted) => counted(order, isWanted), visitor)
    if (drawn instanceof Error) throw drawn
    if (drawn !== 'kept') return unkept(drawn)
    const found = await cache.open(key)
    if (!found) throw new BusyError('The picture was driven out before it could be sent.')
    return found
  }

  const prepare = async (order: DerivativeOrder): Promise<Prepared> => {
    const { key } = order
    // Not shared with visitors, who would wait for a process that gets hardly any time.
    if (inFlight.has(key) || (await cache.holds(key))) return 'kept'
    await draw(order, order.pixels > MAX_BESIDE ? drawings : background, () => true)
    return cache.has(key) ? 'drawn' : 'unkept'
  }
  return { obtain, prepare, counters }
}
