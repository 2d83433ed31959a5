import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Log, parseUrl } from 'atrium'
import { BoundedCache, createGate, SingleFlight, unfinishedName } from '#engine/host.ts'
import type { Raw } from '../conversion/values/types.ts'

export interface OriginalsOptions {
  directory: string
  /** The asset as it was delivered; undefined where there is none. */
  assetOf: (uid: string) => Raw | undefined
  /** Bounds what originals may take on disk. */
  maxBytes: number
  now: () => Date
  log: Log
  fetch?: typeof fetch
  timeoutMs?: number
}

const ENDINGS: Record<string, string> = {
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/tiff': 'tif',
  'image/webp': 'webp',
}

/** One that could not be had is not asked for again for a while, in milliseconds. */
const RETRY_MS = 60_000
/** Bounds what addresses of these may take in memory, in bytes. */
const RESTING_BYTES = 512 * 1024
/** A larger picture is not fetched. */
const MAX_PICTURE_BYTES = 256 * 1024 * 1024

/** Originals of pictures, fetched when the image server is first asked for one, and kept while there is room. */
export class Originals {
  readonly #options: OriginalsOptions
  readonly #gate = createGate({ running: 4, waiting: 200 })
  readonly #inFlight = new SingleFlight<string | undefined>()
  readonly #resting = new BoundedCache<number>(RESTING_BYTES)

  constructor(options: OriginalsOptions) {
    this.#options = options
  }

  /**
   * @param uid of an asset
   * @returns path of the file; undefined where there is no such picture, or it cannot be had now
   */
  async find(uid: string): Promise<string | undefined> {
    const { directory, assetOf, now } = this.#options
    const { url, content_type: type } = assetOf(uid) ?? {}
    const ending = ENDINGS[String(type).toLowerCase()]
    if (typeof url !== 'string' || !ending || !isAddress(url)) return undefined
    // Another version of an asset has another address.
    const file = join(directory, createHash('sha256').update(url).digest('hex').slice(0, 16), `${uid}.${ending}`)
    if (await isThere(file)) {
      await utimes(file, now(), (await stat(file)).mtime).catch(() => undefined)
      return file
    }
    if ((this.#resting.get(url) ?? 0) > performance.now()) return undefined
    return this.#inFlight.share(url, () => this.#gate(() => this.#fetch(url, file)))
  }

  async #fetch(url: string, file: string): Promise<string | undefined> {
    const { directory, maxBytes, now, log, timeoutMs = 60_000, fetch: own = fetch } = this.#options
    // One at a time of each file.
    const unfinished = unfinishedName(file, 0)
    try {
      const answer = await own(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      if (!answer.ok || !answer.body) throw new Error(`the answer is ${answer.status}`)
      if (answer.headers.get('content-type')?.startsWith('text/html')) throw new Error('the answer is a web page')
      await mkdir(dirname(file), { recursive: true })
      const body = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0])
      await pipeline(body, atMost(Math.min(MAX_PICTURE_BYTES, maxBytes)), createWriteStream(unfinished))
      await makeRoom(directory, maxBytes, unfinished)
      // Whole milliseconds: files are known by their times, and these are set again whenever one is used.
      await utimes(unfinished, now(), now())
      await rename(unfinished, file)
      return file
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined)
      this.#resting.set(url, performance.now() + RETRY_MS, 8)
      log.error(
        { url, error },
        `The picture ${url} cannot be fetched: ${(error as Error).message}. It is tried again in a minute.`,
      )
      return undefined
    }
  }
}

const isAddress = (url: string): boolean => /^https?:$/.test(parseUrl(url)?.protocol ?? '')

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    (facts) => facts.isFile(),
    () => false,
  )

function atMost(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > maxBytes ? new Error(`it has more than ${maxBytes} bytes`) : null, chunk)
    },
  })
}

/**
 * Deletes the files that were asked for longest ago until the rest takes no more than so many bytes.
 *
 * @param directory folders of files
 * @param kept file that stays
 */
async function makeRoom(directory: string, maxBytes: number, kept: string): Promise<void> {
  const files: { path: string; bytes: number; usedAt: number }[] = []
  for (const folder of await readdir(directory))
    for (const name of await readdir(join(directory, folder)).catch(() => [])) {
      const path = join(directory, folder, name)
      const facts = await stat(path).catch(() => undefined)
      if (facts?.isFile()) files.push({ path, bytes: facts.size, usedAt: facts.atimeMs })
    }
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { path, bytes } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= maxBytes) return
    if (path === kept) continue
    await rm(path, { force: true })
    total -= bytes
  }
}
