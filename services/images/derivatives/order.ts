import { createHash } from 'node:crypto'
import type { DerivativeAddress } from '../image-address.ts'
import type { Master } from '../masters/masters.ts'
import { loadSharp } from '../masters/sharp.ts'
import { derive, type Size } from './derivation.ts'
import type { DerivativeOrder } from './derivatives.ts'
import { AVIF_LIMIT, encodingOf, type Format, negotiatedFormat, settings, weightOf } from './formats.ts'

/** Counts how often it has changed what is drawn of the same master: what was drawn before is no longer found. */
const DRAWING_VERSION = 2

export interface Ordered {
  order: DerivativeOrder
  /** Of the master's file. */
  hash: string
  /** The client's `Accept` decides the format. */
  isNegotiated: boolean
}

/**
 * Returns what is to be made for an address: the same for all requests that are answered with the same bytes.
 *
 * @param accept header of the request
 * @param maxPixels of one answer
 * @throws DerivationError when the master does not have what is asked for
 */
export async function orderFor(
  { format, download, ...address }: DerivativeAddress,
  master: Master,
  accept: string | undefined,
  maxPixels: number,
): Promise<Ordered> {
  const { path, width, height, isVector, isProgressive } = master
  const most = format === 'avif' ? Math.min(AVIF_LIMIT, maxPixels) : maxPixels
  const derivation = await derive({ ...address, format }, master, most)
  const hash = await master.hash()
  const { size } = derivation
  const isNegotiated = format === 'jpg' && download === undefined
  const choice = isNegotiated ? choiceOf(negotiatedFormat(accept)) : [format]
  const key = hashOf(
    DRAWING_VERSION,
    (await loadSharp()).versions.sharp,
    hash,
    derivation,
    choice.map((format) => [format, settings[format]]),
  )
  const order = {
    key,
    file: path,
    master: { width, height, isVector },
    derivation,
    choice: choice.map(encodingOf),
    pixels: Math.max(size.width * size.height * Math.max(...choice.map(weightOf)), isProgressive ? heldOf(master) : 0),
  }
  return { order, hash, isNegotiated }
}

/** A pixel of a progressive master takes three bytes while it is read, one that is drawn nine. */
const heldOf = ({ width, height }: Size): number => Math.round((width * height) / 3)

const choiceOf = (format: Format): Format[] => (format === 'jpg' ? ['jpg'] : [format, 'jpg'])

/** SHA-256 of plain data, in hexadecimal. */
export const hashOf = (...parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')
