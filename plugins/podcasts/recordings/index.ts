import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { defineService } from '#engine'
import { type Cue, parseWebVtt } from './web-vtt.ts'

/** What is known of recordings in the content directory; of those that stand elsewhere nothing is. */
export interface Recordings {
  /** Bytes of the file at an address, like `/media/kiln.mp3`; null where it stands elsewhere or is missing. */
  sizeOf(source: string): Promise<number | null>
  /**
   * What the captions at an address say; empty where they stand elsewhere or are missing.
   *
   * @throws when they are not WebVTT
   */
  cuesOf(source: string): Promise<Cue[]>
}

/** Addresses of files that the site itself serves. */
const OWN = /^\/media\/[\w-]+(?:\.[\w-]+)+$/
/** An hour of speech is a tenth of it. */
const MAX_CAPTIONS = 1_000_000

const unlessMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** @param contentDir the content directory; files may come and go while the server runs */
export function createFileRecordings(contentDir: string): Recordings {
  const sizeOf = async (source: string): Promise<number | null> => {
    if (!OWN.test(source)) return null
    const file = await stat(join(contentDir, source)).catch(unlessMissing)
    return file?.isFile() ? file.size : null
  }
  const cuesOf = async (source: string): Promise<Cue[]> => {
    const size = await sizeOf(source)
    if (size === null) return []
    if (size > MAX_CAPTIONS)
      throw new Error(`The captions ${source} are not valid: they exceed ${MAX_CAPTIONS} bytes. Shorten them.`)
    const text = await readFile(join(contentDir, source), 'utf8').catch(unlessMissing)
    return text === null ? [] : parseWebVtt(text)
  }
  return { sizeOf, cuesOf }
}

/** The recordings that the site serves. */
export const recordings = defineService({
  variables: {},
  open: ({ runtime: { contentDir } }): Recordings => createFileRecordings(contentDir),
})

declare module '#engine' {
  interface ServicePorts {
    recordings: Recordings
  }
}
