import type { Log } from 'atrium'
import type { Peers } from '../../processes/peers.ts'
import type { Settings } from '../../start/site/site-definition.ts'
import type { PageSource } from '../page-source.ts'
import { PageDisk } from './page-disk.ts'
import { dropFolders, pageFolder } from './page-folders.ts'

interface DiskInputs extends Pick<PageSource, 'effectOf'> {
  /** By which code and settings pages are made. */
  fingerprint: string
  peers: Pick<Peers, 'count' | 'folder'>
  /** Of the pages, where it is another than the institution's, BCP 47. */
  language: string | undefined
  /** Their part of what all languages may take. */
  share: number
  /** False while changes of content are not heard of. */
  isFollowed: () => boolean
  log: Log
}

/** Pages that outlive the process; undefined in preview, whose pages are never kept, and where the settings want none. */
export function openDisk(
  { DATA_DIR, CACHE_DISK_MEGABYTES, ENABLE_PREVIEW }: Settings,
  { peers: { count, folder }, language, share, ...inputs }: DiskInputs,
): PageDisk | undefined {
  if (ENABLE_PREVIEW || CACHE_DISK_MEGABYTES === 0) return undefined
  // Among several there is one folder more than servers, for one that takes the place of another.
  const folders = count > 1 ? count + 1 : 1
  if (count === 1) dropFolders(DATA_DIR, folders)
  return new PageDisk({
    ...inputs,
    directory: pageFolder(DATA_DIR, folder, language),
    maxBytes: (CACHE_DISK_MEGABYTES * 1024 * 1024 * share) / folders,
  })
}
