import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createGate, isLeftOver } from '#engine/host.ts'
import { type NewMasters, openNewMasters } from '../../../services/images/new-masters/new-masters.ts'
import type { StudioSettings } from '../settings.ts'

/** What pictures are uploaded with. */
export interface Uploads {
  masters: NewMasters
  /** Where what is sent lies until it is read. */
  incoming: string
  /** Takes one file at a time from clients, and a few of them at once. */
  receiving: ReturnType<typeof createGate>
  /** Makes one entry at a time: of two that send the same picture at once the second one finds it. */
  adding: ReturnType<typeof createGate>
  close(): void
}

/** Why no pictures are uploaded, and what to do instead. */
export interface NoUploads {
  refused: { message: string; remedy: string }
}

const RECEIVED_AT_ONCE = 4
const WAITING = 100

/** Opens what takes pictures; says why there is none where they are kept elsewhere. */
export function openUploads(settings: StudioSettings): Uploads | NoUploads {
  const refused = whyNone(settings)
  if (refused) return { refused }
  const incoming = join(settings.DATA_DIR, 'uploads')
  mkdirSync(incoming, { recursive: true })
  for (const name of readdirSync(incoming)) if (isLeftOver(name)) rmSync(join(incoming, name), { force: true })
  const masters = openNewMasters(join(settings.CONTENT_DIR, 'images'))
  return {
    ...{ masters, incoming },
    receiving: createGate({ running: RECEIVED_AT_ONCE, waiting: WAITING }),
    adding: createGate({ running: 1, waiting: WAITING }),
    close: () => masters.close(),
  }
}

function whyNone(settings: StudioSettings): NoUploads['refused'] | undefined {
  if (settings.CONTENTSTACK_API_KEY)
    return { message: 'Pictures of this site are kept in Contentstack.', remedy: 'Upload them in its editor.' }
  if (settings.CONTENT_STORE_URL)
    return {
      message: 'Several machines share the entries of this site, and each has its pictures in a folder of its own.',
      remedy: 'Have the picture put into the folder images of each of them, and write its name into an image.',
    }
  if (settings.MEDIA_GATEWAY_URL)
    return {
      message: 'Pictures of this site are kept by a media gateway.',
      remedy: 'Upload them there, and write the address into an image.',
    }
  return undefined
}
