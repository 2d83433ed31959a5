import type { Log } from 'atrium'
import type { CallerOf } from '../http/callers.ts'
import type { PageDisk } from './disk/page-disk.ts'
import type { StoredFacts } from './disk/page-file.ts'
import type { OutsideKeys } from './keys/outside.ts'
import type { PageSource } from './page-source.ts'

export interface HtmlCacheOptions {
  source: PageSource
  /** What addresses of the pages begin with, which the source does not know of; absent: nothing. */
  basePath?: string
  /** The source of time that pages are made by. */
  now: () => Date
  /** Milliseconds since 1970 of the moment at which content changes next by itself; undefined: none is known. */
  nextChange?: () => number | undefined
  /** Memory for cached pages; 0 caches none. */
  bytes: number
  /** Pages that outlive the process; absent: none do. */
  disk?: PageDisk
  /** Pages that may wait to be made; what comes beyond is turned away. */
  queue: number
  /** Seconds for which a shared cache may answer without asking. */
  sharedMaxAge: number
  /** Header lines of every answer. */
  headers: Record<string, string>
  /** Host under which robots are let in: pages asked for under it are cached apart. Undefined: no host is special. */
  canonicalHost?: string
  /** Caches in front of the site that are told what changes; absent: none are. */
  outside?: OutsideKeys
  /** Says who asks, for limits; absent: there are none. */
  callerOf?: CallerOf
  /** Told what is known of each page that an earlier process left. */
  onRestore?: (page: StoredFacts) => void
  /** Told how long a page took to make. */
  onRender?: (seconds: number) => void
  log: Log
}
