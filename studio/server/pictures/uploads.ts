import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Request } from 'express'
import { createGate, isLeftOver } from '#engine/host.ts'
import { type FileList, openFileList } from '../../../services/files/listed.ts'
import { FOLDER } from '../../../services/files/names.ts'
import { type NewFiles, openNewFiles } from '../../../services/files/new-files.ts'
import { type NewMasters, openNewMasters } from '../../../services/images/new-masters/new-masters.ts'
import { ApiError } from '../guards/api-error.ts'
import type { StudioSettings } from '../settings.ts'
import { type Bounds, type Received, receive } from './receive.ts'

/** What files of a kind are added to, and how large they may be. */
export interface Place<Added> extends Bounds {
  added: Added
}

/** Why no files of a kind are uploaded, and what to do instead. */
export interface NoUploads {
  refused: { message: string; remedy: string }
}

/** What pictures and other files are uploaded with. */
export interface Uploads {
  pictures: Place<NewMasters> | NoUploads
  /** Recordings, captions and PDFs. */
  files: Place<NewFiles> | NoUploads
  /** Recordings, captions and PDFs that are there, wherever they come from. */
  listed: FileList
  /** Where what is sent lies until it is read. */
  incoming: string
  /** Takes one file at a time from clients, and a few of them at once. */
  receiving: ReturnType<typeof createGate>
  /** Adds one file at a time: of two that send the same one at once the second finds it. */
  adding: ReturnType<typeof createGate>
  close(): void
}

const RECEIVED_AT_ONCE = 4
const WAITING = 100
const MEGABYTE = 2 ** 20
const PICTURE_BOUNDS: Bounds = {
  maxBytes: 100 * MEGABYTE,
  remedy: 'Save it in fewer pixels, or as JPEG, and upload that.',
}

/** Opens what takes files; says why there is none where they are kept elsewhere. */
export function openUploads(settings: StudioSettings): Uploads {
  const incoming = join(settings.DATA_DIR, 'uploads')
  mkdirSync(incoming, { recursive: true })
  for (const name of readdirSync(incoming)) if (isLeftOver(name)) rmSync(join(incoming, name), { force: true })
  const [noPictures, noFiles] = [whyNoPictures(settings), whyNoFiles(settings)]
  const masters = noPictures ? undefined : openNewMasters(join(settings.CONTENT_DIR, 'images'))
  return {
    incoming,
    listed: openFileList(join(settings.CONTENT_DIR, FOLDER)),
    pictures: masters ? { added: masters, ...PICTURE_BOUNDS } : { refused: noPictures as NoUploads['refused'] },
    files: noFiles
      ? { refused: noFiles }
      : {
          added: openNewFiles(join(settings.CONTENT_DIR, FOLDER)),
          maxBytes: settings.STUDIO_FILE_MB * MEGABYTE,
          remedy: 'Save it smaller, or have STUDIO_FILE_MB raised.',
        },
    receiving: createGate({ running: RECEIVED_AT_ONCE, waiting: WAITING }),
    adding: createGate({ running: 1, waiting: WAITING }),
    close: () => masters?.close(),
  }
}

/**
 * Takes a file that a request brings, and removes it when all is done.
 *
 * @throws ApiError where none of its kind are taken, or it is not sent to its end
 */
export async function taking<Added, Result>(
  { receiving, adding, incoming }: Uploads,
  place: Place<Added> | NoUploads,
  request: Request,
  add: (added: Added, received: Received, isWanted: () => boolean) => Promise<Result>,
): Promise<Result> {
  if ('refused' in place) throw new ApiError(403, place.refused.message, place.refused.remedy)
  const isWanted = () => !request.socket.destroyed
  let received: Received | undefined
  try {
    const one = await receiving(() => receive(request, incoming, place), { isWanted })
    received = one
    return await adding(async () => add(place.added, one, isWanted))
  } catch (error) {
    // Nobody reads the rest.
    if (!request.complete) request.res?.set('connection', 'close')
    throw explained(error as Error)
  } finally {
    received?.discard()
  }
}

function explained(error: Error & { remedy?: string }): Error {
  if (error.name === 'NoPictureError' || error.name === 'NoFileError')
    return new ApiError(422, error.message, error.remedy as string)
  if (error.name === 'BusyError')
    return new ApiError(503, 'Too many files are being uploaded.', 'Send it again in a moment.')
  // Nobody reads it.
  if (error.name === 'AbandonedError') return new ApiError(400, 'The file was not sent to its end.', 'Send it again.')
  return error
}

function whyNoFiles(settings: StudioSettings): NoUploads['refused'] | undefined {
  if (settings.CONTENTSTACK_API_KEY)
    return {
      message: 'Pictures and files of this site are kept in Contentstack.',
      remedy: 'Upload them in its editor.',
    }
  if (settings.CONTENT_STORE_URL && settings.STUDIO_SHARED_FILES === 'false')
    return {
      message:
        'Several machines share the entries of this site, and each has its pictures and files in folders of its own.',
      remedy: 'Have the folders images and media put on a volume that all of them share, and STUDIO_SHARED_FILES set.',
    }
  return undefined
}

const whyNoPictures = (settings: StudioSettings): NoUploads['refused'] | undefined =>
  whyNoFiles(settings) ??
  (settings.MEDIA_GATEWAY_URL
    ? {
        message: 'Pictures of this site are kept by a media gateway.',
        remedy: 'Upload them there, and write the address into an image.',
      }
    : undefined)
