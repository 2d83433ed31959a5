import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentOptions } from './ingest/run/ingester.ts'
import { isUnwritable } from './store/database.ts'

interface Opened {
  /** The store could not ingest all of the content. */
  isReadOnly: boolean
  /** Its store is its own alone, and not the one in the data directory. */
  isApart: boolean
  close(): Promise<void>
}

/**
 * Opens content with its store in the data directory; where that cannot be written, as on a full disk, with a store in a
 * temporary folder, so that the site is whole until somebody makes room.
 *
 * @throws when neither can be had and content was not ingested before
 */
export async function withFallback<Content extends Opened>(
  options: ContentOptions,
  open: (options: ContentOptions) => Promise<Content>,
): Promise<Content> {
  const { dataDir, log } = options
  const here = await open(options).catch((error: Error) => {
    if (isUnwritable(error)) return error
    throw error
  })
  if (!(here instanceof Error) && !here.isReadOnly) return here
  let folder = ''
  const discard = () => folder && rmSync(folder, { recursive: true, force: true })
  const openFallback = async () => {
    folder = mkdtempSync(join(tmpdir(), 'atrium-content-'))
    return open({ ...options, dataDir: folder })
  }
  const there = await openFallback().catch((error: Error) => error)
  if (there instanceof Error || there.isReadOnly) {
    if (!(there instanceof Error)) await there.close()
    discard()
    if (here instanceof Error) throw here
    return here
  }
  if (!(here instanceof Error)) await here.close()
  log.error(
    { dataDir, folder },
    `The content store in ${dataDir} cannot be written. Until the next start content is served from a store in ${folder}. Make room in ${dataDir}, or set DATA_DIR, and start again.`,
  )
  const close = async () => {
    await there.close()
    discard()
  }
  return { ...there, isApart: true, close }
}
