import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { AbandonedError, FileError, syncFolder, unfinishedName } from '#engine/host.ts'
import { hashOf, headOf, named, removeLeftOvers, sameIn, slugOrElse, synced } from '../../files/by-content.ts'
import type { Size } from '../derivatives/derivation.ts'
import { type DrawingLimits, type Remade, TooHeavyError } from '../drawing/draw-process.ts'
import { Drawings } from '../drawing/drawings.ts'
import { readName } from '../masters/master-names.ts'
import { SNIFFED_BYTES, sniff, whyNoPicture } from './sniff.ts'

/** A hundred million pixels: no camera that is sold to many has more. */
export const MAX_PIXELS = 100_000_000
const LIMITS: DrawingLimits = { seconds: 60, megabytes: 1000 }
const WAITING = 20

/** No progressive ones: of these a part is read without the whole. */
const FORMS = {
  photograph: { ending: 'jpg', format: 'jpeg', options: { quality: 92, chromaSubsampling: '4:4:4' } },
  lossless: { ending: 'png', format: 'png', options: { compressionLevel: 8 } },
} as const

/** Digits of its hash that a master is named by. */
const DIGITS = 8

/** A file is not taken as a picture. */
export class NoPictureError extends FileError {
  override name = 'NoPictureError'
}

export interface AddedMaster extends Size {
  id: string
  /** False: the same picture was there before. */
  isNew: boolean
}

export interface NewMasters {
  /**
   * Makes a master of a file that was sent. What is kept is drawn anew from its pixels: nothing else of the file is.
   *
   * @param name says what it is called, in words
   * @param isWanted false as soon as nobody waits for it any more
   * @throws NoPictureError for what is no picture, or none that is taken
   */
  add(source: string, name: string, isWanted: () => boolean): Promise<AddedMaster>
  close(): void
}

/**
 * Adds masters to a folder. They are named by their content, so that no address of one ever shows another picture.
 *
 * @param folder of the masters; made when it is missing
 */
export function openNewMasters(folder: string): NewMasters {
  const drawings = new Drawings({ running: 1, waiting: WAITING, pixels: 0, limits: LIMITS })
  removeLeftOvers(folder)
  return {
    async add(source, name, isWanted) {
      const refused = whyNoPicture(sniff(await headOf(source, SNIFFED_BYTES)))
      if (refused) throw new NoPictureError(refused.reason, refused.remedy)
      mkdirSync(folder, { recursive: true })
      // Processes in containers that share the folder have the same number.
      const target = unfinishedName(join(folder, `.new-master-${randomUUID()}`), 0)
      try {
        const { ending, ...size } = await drawings
          .remake({ source, target, maxPixels: MAX_PIXELS, forms: FORMS }, isWanted)
          .catch(explained)
        await synced(target)
        const there = await sameIn(folder, (file) => readName(file) !== undefined, [target, source])
        if (there !== undefined) return { ...size, id: readName(there)?.id as string, isNew: false }
        if (!isWanted()) throw new AbandonedError('Nobody waits for the picture any more.')
        const id = `${slugOrElse(name, 'picture')}-${(await hashOf(target)).slice(0, DIGITS)}`
        const isNew = await named(target, join(folder, `${id}.${ending}`))
        syncFolder(folder)
        return { ...size, id, isNew }
      } finally {
        rmSync(target, { force: true })
      }
    },
    close: () => drawings.close(),
  }
}

function explained(error: Error): Remade {
  const remedy = 'Save it in fewer pixels, and upload that.'
  if (error instanceof TooHeavyError) throw new NoPictureError(`It is too heavy: ${error.message}.`, remedy)
  if (['BusyError', 'AbandonedError'].includes(error.name)) throw error
  if (/exceeds pixel limit/i.test(error.message))
    throw new NoPictureError(`It has more than ${MAX_PIXELS / 1_000_000} million pixels.`, remedy)
  if (/^it holds \d+ pictures$/.test(error.message))
    throw new NoPictureError(
      `${error.message.replace(/^i/, 'I')}, as an animation does.`,
      'Save one of them, or add the film as a video.',
    )
  throw new NoPictureError(
    'It cannot be read to its end as a picture: it may have been cut, or is damaged.',
    'Open it in a program for pictures, save it anew as JPEG or PNG, and upload that.',
  )
}
