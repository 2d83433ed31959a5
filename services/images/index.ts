import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from 'atrium'
import { AbandonedError, BusyError, fileNameHeader, HangingDiskError, type Visitor } from '#engine/host.ts'
import {
  type Answer,
  failure,
  isKnown,
  neutral,
  notModified,
  picture as pictureAnswer,
  representation,
  seeOther,
} from './answer.ts'
import { remedyFor } from './check.ts'
import { type Changed, DerivativeCache } from './derivatives/cache.ts'
import { DerivationError, type Size } from './derivatives/derivation.ts'
import { createDerivatives, type DerivativeCounters, type Prepared } from './derivatives/derivatives.ts'
import { hashOf, orderFor } from './derivatives/order.ts'
import { type DrawingLimits, LIMITS, TooHeavyError } from './drawing/draw-process.ts'
import { Drawings } from './drawing/drawings.ts'
import { FailedMasters } from './drawing/failed-masters.ts'
import { type DerivativeAddress, readImageAddress } from './image-address.ts'
import { infoDocument } from './info.ts'
import { MasterFacts } from './masters/master-facts.ts'
import { isNamedByContent } from './masters/master-names.ts'
import { type Master, MasterError, Masters } from './masters/masters.ts'
import { MeasuredSizes } from './masters/measured-sizes.ts'
import { send } from './send.ts'
import { urgencyOf } from './urgency.ts'

export { checkMasters } from './check.ts'
export type { Changed } from './derivatives/cache.ts'
export { createGatewayImages } from './gateway-images.ts'

export interface ImageServiceOptions {
  /** Folder of the masters, `<id>.jpg` and the like. */
  mastersDir: string
  /** Path of a master that is not in that folder; undefined where there is none. Absent: there are no others. */
  masterElsewhere?: (id: string) => Promise<string | undefined>
  /** Folder of finished derivatives, made when it is missing; everything in it can be made again. */
  cacheDir: string
  /** File for what is learnt of masters; absent: every process reads them again. */
  factsFile?: string
  /** Bounds what derivatives may take on disk. */
  maxBytes: number
  /** Where the service is mounted, as a whole address without closing slash; it is part of `info.json`. */
  baseUrl: string
  /** Most pixels of one answer; larger ones come out smaller. */
  maxPixels?: number
  /** Id of the master that pages show in place of one that is missing or cannot be drawn. */
  placeholderId?: string
  /** How many derivatives are made at once. */
  running?: number | undefined
  /** How many more may wait; beyond that the answer is 503. */
  waiting?: number
  /** Whether anybody may see a picture; absent: all may be seen. */
  isPublic?: (id: string) => Promise<boolean>
  /** Told when a picture has another size than `sizeOf` said before, in this process or an earlier one, or is gone. */
  onResize?: (id: string) => void
  /** Milliseconds after which the disk with the masters is taken to hang. */
  patience?: number
  /** Bounds what drawing one picture may take before it is ended. */
  limits?: DrawingLimits
  /** Runs while no other process runs what has the same name; absent: no other process has the same `cacheDir`. */
  exclusively?: (<Result>(name: string, work: () => Promise<Result>) => Promise<Result>) | undefined
  /** Told of each derivative that is kept from now on, or no more: the other processes are to know. */
  onChange?: ((changed: Changed) => void) | undefined
  log: Log
}

export interface ImageService {
  /**
   * Answers a request whose `url` begins after the mount point. Never rejects.
   *
   * @returns false when the address names no picture at all and was not answered
   */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /**
   * The size of a master, where it is known to be another than an editor stated. It becomes known when the picture is
   * asked for, and `onResize` is told.
   */
  correctedSize: (id: string, stated: Size) => Size | undefined
  /** Size of a master in pixels; null when there is none that can be read. @throws when its file does not answer */
  sizeOf: (id: string) => Promise<Size | null>
  /**
   * Makes a picture before anybody asks for it, in the processor time that nobody else wants. To be called once at a time.
   *
   * @param url begins after the mount point, as in a request
   * @param accept what the browser will accept
   * @returns null when the address names no picture
   * @throws MasterError when it cannot be made
   */
  prepare: (url: string, accept: string) => Promise<Prepared | null>
  /** Looks at a master again: another process has found that it has another size. Never rejects. */
  look: (id: string) => Promise<void>
  /** Another process has kept derivatives in `cacheDir`, or deleted them. */
  noteChanged: (changed: readonly Changed[]) => void
  /** True while pictures are made that somebody waits for. */
  isBusy: () => boolean
  /** False when hardly anything more can be kept without driving out something else. */
  hasRoom: () => boolean
  /** Counts since the process began, and the bytes of kept derivatives on disk. */
  metrics: () => DerivativeCounters & { bytes: number }
  /** Ends what draws pictures. */
  close: () => void
}

/** Pictures that may wait to be drawn. */
export const PICTURES_WAITING = 200
/** Pixels that are drawn at once: two screens, or one larger picture alone. */
const PIXELS_AT_ONCE = 16_000_000
/** Says how many times as long as it draws what is drawn in the background may have to wait for the processor. */
const BACKGROUND_SLOWNESS = 10
/** Of the disk space: what is made ahead fills no more than this. */
const MAX_AHEAD = 0.9

/** Width of a placeholder, at most: it says that nothing is there. */
const PLACEHOLDER_WIDTH = 600
const DAY = 'public, max-age=86400'
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** The picture is missing, has no such part, or cannot be drawn. */
const SHOWS_NONE = new Set([400, 404, 500])
const UNKNOWN = failure(404, 'There is no such picture.')
/** Its file is damaged or too heavy: nothing is wrong with the server, and nothing is there to be shown. */
const UNSHOWABLE = failure(404, 'The picture cannot be shown: its file cannot be drawn.')

/** The image server: IIIF Image API 2.1, level 2, over a folder of masters. */
export function createImageService(options: ImageServiceOptions): ImageService {
  const { mastersDir, cacheDir, maxBytes, baseUrl, maxPixels = 25_000_000, placeholderId, log } = options
  const {
    factsFile,
    running = 2,
    waiting = PICTURES_WAITING,
    limits = LIMITS,
    isPublic = async () => true,
    onResize,
    exclusively,
    onChange,
  } = options
  const facts = factsFile === undefined ? undefined : new MasterFacts(factsFile)
  const masters = new Masters(mastersDir, { facts, elsewhere: options.masterElsewhere, patience: options.patience })
  const sizes = new MeasuredSizes({ masters, facts, onResize })
  const failed = new FailedMasters()
  const drawings = new Drawings({ running, waiting, pixels: PIXELS_AT_ONCE, limits })
  const cache = new DerivativeCache({ directory: cacheDir, maxBytes, onChange, log })
  const background = new Drawings({
    running: 1,
    waiting: 1,
    pixels: 0,
    limits: { ...limits, seconds: BACKGROUND_SLOWNESS * limits.seconds },
    isBackground: true,
  })
  const { obtain, prepare, counters } = createDerivatives({ cache, drawings, background, maxBytes, exclusively })

  async function answer({ url = '/', headers, socket }: IncomingMessage): Promise<Answer> {
    const address = readImageAddress(url)
    if (address.kind === 'unknown') return UNKNOWN
    if (address.kind === 'invalid') return failure(400, address.reason)
    const master = await masters.find(address.id)
    sizes.note(address.id, master)
    if (!master || !(await isPublic(address.id))) return UNKNOWN
    const base = `${baseUrl}/${encodeURIComponent(address.id)}`
    if (address.kind === 'base') return seeOther(`${base}/info.json`)
    if (address.kind === 'info') return info(base, master, headers)
    return picture(address, master, headers, socket)
  }

  async function info(base: string, master: Master, headers: IncomingMessage['headers']): Promise<Answer> {
    const { accept, 'if-none-match': known } = headers
    const body = JSON.stringify(await infoDocument(base, master, maxPixels))
    const type = accept?.includes('application/ld+json') ? 'application/ld+json' : 'application/json'
    return representation(
      known,
      `"${hashOf(type, body)}"`,
      { 'content-type': type, 'cache-control': DAY, vary: 'Accept' },
      body,
    )
  }

  async function picture(
    address: DerivativeAddress,
    master: Master,
    headers: IncomingMessage['headers'],
    visitor: Visitor,
  ): Promise<Answer> {
    const { id, format, download } = address
    const { order, hash, isNegotiated } = await orderFor(sizes.inOwnShape(address), master, headers.accept, maxPixels)
    const { key } = order
    const etag = `"${key.slice(0, 32)}"`
    const lines = {
      'cache-control': isNamedByContent(id, hash) ? FOR_GOOD : DAY,
      ...(isNegotiated && { vary: 'Accept' }),
    }
    if (isKnown(headers['if-none-match'], etag)) return notModified({ ...lines, etag })
    const names = download !== undefined && [download.replace(/\.[A-Za-z0-9]{1,5}$/, ''), id]
    const disposition = names && {
      'content-disposition': fileNameHeader({ how: 'attachment', names, ending: format }),
    }
    if (failed.has(hash) && !cache.has(key)) throw new CircuitOpenError()
    const derivative = await obtain({ ...order, urgency: urgencyOf(headers.priority) }, visitor).catch((error) =>
      explained(error, master.file, hash),
    )
    return pictureAnswer({ ...lines, ...disposition, etag }, derivative)
  }

  /** The master rests for a while: a flood of its sizes would keep all others waiting. */
  function explained(error: Error, file: string, hash: string): never {
    if (['BusyError', 'AbandonedError'].includes(error.name)) throw error
    failed.add(hash, error instanceof TooHeavyError ? 'heavy' : 'failed')
    throw masterErrorOf(error, file)
  }

  function refusal(error: unknown, url: string | undefined): Answer {
    if (error instanceof DerivationError) return failure(400, error.message)
    if (error instanceof CircuitOpenError) return UNSHOWABLE
    if (error instanceof BusyError || error instanceof AbandonedError)
      return failure(503, 'Too many pictures are being made. Try again in a moment.', { 'retry-after': '1' })
    if (error instanceof HangingDiskError)
      return failure(503, 'The picture cannot be read now. Try again in a while.', { 'retry-after': '10' })
    const isOfFile = error instanceof MasterError
    log.error({ url, error }, isOfFile ? error.message : `A picture could not be made: ${(error as Error).message}`)
    return isOfFile ? UNSHOWABLE : failure(500, 'The picture cannot be made.')
  }

  /** To a page that shows the picture: the placeholder in its place. The status stays, and nobody keeps it. */
  async function visible(refused: Answer, { url = '/', headers, socket }: IncomingMessage): Promise<Answer> {
    const address = readImageAddress(url)
    if (address.kind !== 'derivative' || !headers.accept?.includes('image/')) return refused
    const { status } = refused
    const master = placeholderId === undefined ? null : await masters.find(placeholderId).catch(unreadable)
    if (!master) return neutral(status)
    const [width = ''] = /^\d+/.exec(address.size) ?? []
    const size = `${Math.min(Number(width) || PLACEHOLDER_WIDTH, PLACEHOLDER_WIDTH)},`
    const whole = { ...address, region: 'full', size, rotation: '0', quality: 'default' }
    try {
      const { order } = await orderFor(whole, master, headers.accept, maxPixels)
      return { ...pictureAnswer({ 'cache-control': 'no-store' }, await obtain(order, socket)), status }
    } catch {
      return neutral(status)
    }
  }

  return {
    async handle(request, response) {
      const { method, url } = request
      if (!url || url === '/' || url.startsWith('/?')) return false
      const answered =
        method === 'GET' || method === 'HEAD'
          ? await answer(request).catch((error) => refusal(error, url))
          : failure(405, 'Pictures are read only.', { allow: 'GET, HEAD' })
      await send(SHOWS_NONE.has(answered.status) ? await visible(answered, request) : answered, response)
      return true
    },
    correctedSize: (id, stated) => sizes.corrected(id, stated),
    async sizeOf(id) {
      return readImageAddress(`/${encodeURIComponent(id)}`).kind === 'base' ? sizes.sizeOf(id) : null
    },
    async prepare(url, accept) {
      const address = readImageAddress(url)
      const master = address.kind === 'derivative' ? await masters.find(address.id) : null
      if (!master || address.kind !== 'derivative') return null
      sizes.note(address.id, master)
      const { order, hash } = await orderFor(sizes.inOwnShape(address), master, accept, maxPixels)
      if (failed.has(hash)) throw new CircuitOpenError('It could not be drawn a moment ago.')
      return prepare(order).catch((error) => {
        throw masterErrorOf(error, master.file)
      })
    },
    async look(id) {
      const master = await masters.find(id).catch(() => undefined)
      if (master !== undefined) sizes.note(id, master)
    },
    noteChanged: (changed) => cache.noteChanged(changed),
    isBusy: () => counters.inFlight > 0,
    hasRoom: () => cache.bytes < MAX_AHEAD * maxBytes,
    metrics: () => ({ ...counters, bytes: cache.bytes }),
    close: () => {
      drawings.close()
      background.close()
    },
  }
}

/** The master could not be drawn a moment ago, and the log says why. */
class CircuitOpenError extends Error {
  override name = 'CircuitOpenError'
}

/** Says what is wrong with the master. */
const masterErrorOf = (error: Error, file: string): MasterError =>
  new MasterError(
    error instanceof TooHeavyError
      ? `${file} is too heavy: ${error.message}. ${remedyFor(file)}`
      : `${file} cannot be drawn: ${error.message}. Replace the file.`,
  )

const unreadable = (error: Error): null => {
  if (error instanceof MasterError) return null
  throw error
}
