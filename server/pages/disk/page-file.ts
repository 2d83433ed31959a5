import { promisify } from 'node:util'
import { crc32, gunzip, gzip } from 'node:zlib'
import { type Dependencies, flattened, type ListQuery } from '#engine/host.ts'
import type { Encoding } from '../../http/encodings.ts'

/** Holds what is known of a page on disk beside its HTML. */
export interface StoredFacts {
  /** Addresses of its style sheets. */
  styles: readonly string[]
  /** Holds what addresses of the pictures that it shows begin with. */
  pictures: readonly string[]
}

/** A page as it lies on disk. */
export interface StoredPage {
  /** The key it is cached under in memory. */
  key: string
  /** Says of which build, settings and content it is true. */
  stamp: string
  /** When it was rendered, in milliseconds of the site's clock. */
  renderedOn: number
  status: number
  /** The page's own header lines. */
  headers: Record<string, string>
  dependencies: Dependencies
  facts: StoredFacts
  /** The body in its small forms, or as it is where it has none. */
  forms: Partial<Record<Encoding | 'identity', Buffer>>
}

/** Changes with the form of the file. */
const MAGIC = 'atrium-page-4'
const [zip, unzip] = [promisify(gzip), promisify(gunzip)]
const END_OF_LINE = 0x0a

/** The file of a page: a line that checks all that follows, what describes the page as JSON, and the forms of its body. */
export async function packPage({ forms, dependencies, ...facts }: StoredPage): Promise<Buffer> {
  const { entries, missing, paths, queries, next, renewal } = flattened(dependencies)
  const description = {
    ...facts,
    dependencies: {
      entries: [...entries],
      missing: [...missing],
      paths: [...paths],
      queries: [...queries],
      next: next?.getTime() ?? null,
      renewal: renewal?.getTime() ?? null,
    },
    forms: Object.entries(forms).map(([form, { length }]) => [form, length]),
  }
  // A page may be made from thousands of entries, whose uids are much alike.
  const described = await zip(JSON.stringify(description), { level: 1 })
  const rest = Buffer.concat([described, ...Object.values(forms)])
  return Buffer.concat([Buffer.from(`${MAGIC} ${described.length} ${crc32(rest)}\n`), rest])
}

/** Reads such a file. @returns null when it is damaged, cut off, or of another form */
export async function unpackPage(file: Buffer): Promise<StoredPage | null> {
  const end = file.indexOf(END_OF_LINE)
  if (end === -1) return null
  const rest = file.subarray(end + 1)
  const [magic, length, checksum] = file.toString('latin1', 0, end).split(' ')
  if (magic !== MAGIC || Number(checksum) !== crc32(rest)) return null
  const start = Number(length)
  const { forms, dependencies, ...facts } = JSON.parse(String(await unzip(rest.subarray(0, start)))) as Described
  const { entries, missing, paths, queries, next, renewal } = dependencies
  let at = start
  return {
    ...facts,
    dependencies: {
      entries: new Set(entries),
      missing: new Set(missing),
      paths: new Set(paths),
      queries: new Map(queries),
      parts: new Set(),
      next: next === null ? null : new Date(next),
      renewal: renewal === null ? null : new Date(renewal),
    },
    forms: Object.fromEntries(
      forms.map(([form, length]) => {
        at += length
        return [form, rest.subarray(at - length, at)]
      }),
    ),
  }
}

interface Described extends Omit<StoredPage, 'dependencies' | 'forms'> {
  dependencies: {
    entries: string[]
    missing: string[]
    paths: string[]
    queries: [string, ListQuery][]
    next: number | null
    renewal: number | null
  }
  forms: [Encoding | 'identity', number][]
}
