import { defineService, type ServiceRuntime } from 'atrium'
import { type Cue, parseWebVtt } from './web-vtt.ts'

/** Holds what is known of recordings in the content directory; of those that are elsewhere nothing is. */
export interface Recordings {
  /** Bytes of the file at an address, like `/media/kiln.mp3`; null where it is elsewhere or missing. */
  sizeOf(source: string): Promise<number | null>
  /**
   * Returns what the captions at an address say; empty where they are elsewhere or missing.
   *
   * @throws when they are not WebVTT
   */
  cuesOf(source: string): Promise<Cue[]>
}

/** Addresses of files that the site itself serves. */
const OWN = /^\/media\/[\w-]+(?:\.[\w-]+)+$/
/** An hour of speech is a tenth of it. */
const MAX_CAPTIONS = 1_000_000

/** @param files of the content directory; they may come and go while the server runs */
export function createFileRecordings(files: ServiceRuntime['files']): Recordings {
  const sizeOf = async (source: string): Promise<number | null> =>
    OWN.test(source) ? ((await files.facts(source.slice(1)))?.size ?? null) : null
  const cuesOf = async (source: string): Promise<Cue[]> => {
    const size = await sizeOf(source)
    if (size === null) return []
    if (size > MAX_CAPTIONS)
      throw new Error(`The captions ${source} are not valid: they exceed ${MAX_CAPTIONS} bytes. Shorten them.`)
    const text = await files.text(source.slice(1), MAX_CAPTIONS)
    return text === null ? [] : parseWebVtt(text)
  }
  return { sizeOf, cuesOf }
}

/** The recordings that the site serves. */
export const recordings = defineService({
  variables: {},
  open: ({ runtime: { files } }): Recordings => createFileRecordings(files),
})

declare module 'atrium' {
  interface ServicePorts {
    recordings: Recordings
  }
}
