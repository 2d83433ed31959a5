import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Log } from 'atrium'
import type { Request, RequestHandler, Response } from 'express'
import { BusyError, FileError, fileNameHeader, HangingDiskError, type OpenedFile, PatientFolder } from '#engine/host.ts'
import { sendPlainError } from '../http/plain-error.ts'
import { POLICY } from '../http/security-headers.ts'
import { partOf } from './ranges.ts'

/** A folder of the content directory whose files are served as they are, at the address of its name. */
interface Folder {
  name: string
  /** One file in the folder itself, of a kind that is served. */
  file: RegExp
  /** By ending. */
  types: Readonly<Record<string, string>>
  /** Scripts of other sites may read the files, too. */
  isShared?: boolean
  /** Finds digits of its content in the name of a file: such an address never shows anything else. */
  digits?: RegExp
}

const PDF = 'application/pdf'

/**
 * The policy of a PDF. A sandbox, or one without objects, keeps Chrome and Safari from showing any; what a PDF runs is run by
 * the viewer, apart from the site.
 */
const PDF_POLICY = "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Recordings and captions, as players read them, and PDFs. */
export const MEDIA: Folder = {
  name: 'media',
  file: /^\/[A-Za-z0-9_-]+(?:\.[0-9a-f]{12})?(?:\.[A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?)?\.(?:mp3|m4a|wav|ogg|webm|mp4|vtt|pdf)$/,
  digits: /\.([0-9a-f]{12})(?=\.)/,
  types: {
    mp3: 'audio/mpeg',
    m4a: 'audio/mp4',
    wav: 'audio/wav',
    ogg: 'audio/ogg',
    webm: 'video/webm',
    mp4: 'video/mp4',
    vtt: 'text/vtt; charset=utf-8',
    pdf: PDF,
  },
  // Players on other sites play what feeds of podcasts name.
  isShared: true,
}

/** Logo and fonts of the institution. */
export const BRAND: Folder = {
  name: 'brand',
  file: /^\/[\w-]+\.(?:svg|woff2)$/,
  types: { svg: 'image/svg+xml', woff2: 'font/woff2' },
}

const SHARED = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'accept-ranges, content-length, content-range',
}

/** Seconds after which a client may ask again while the disk does not answer. */
const RETRY = '10'

/**
 * The files of a folder of the content directory, whole or in ranges. Addresses that are none of its names are passed on
 * unread, and so is what is there and no regular file of the folder.
 *
 * @param contentDir the content directory; files may come and go while the server runs
 */
export function contentFiles(contentDir: string, served: Folder, log: Log, patience?: number): RequestHandler {
  const { name, file, types, isShared, digits } = served
  const folder = new PatientFolder(join(contentDir, name), { patience })
  const headersOf = ({ facts }: OpenedFile, path: string) => {
    const ending = path.slice(path.lastIndexOf('.') + 1)
    const type = types[ending] as string
    const content = digits?.exec(path)?.[1]
    const state = `${facts.size.toString(16)}-${facts.mtime.getTime().toString(16)}`
    return {
      'content-type': type,
      'cache-control': content ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      'accept-ranges': 'bytes',
      etag: content ? `"${content}-${facts.size.toString(16)}"` : `W/"${state}"`,
      'last-modified': facts.mtime.toUTCString(),
      ...(isShared ? SHARED : {}),
      ...(type === PDF ? { [POLICY]: PDF_POLICY, 'content-disposition': namedAs(path, ending, digits) } : {}),
    }
  }

  const send = async (opened: OpenedFile, request: Request, response: Response) => {
    const { size } = opened.facts
    response.set(headersOf(opened, request.path))
    if (request.fresh) return void response.status(304).end()
    const part = partOf(request, size)
    if (part === null) return sendPlainError(response, 416, { 'content-range': `bytes */${size}` })
    const { start, length } = part ?? { start: 0, length: size }
    if (part) response.status(206).set('content-range', `bytes ${start}-${start + length - 1}/${size}`)
    response.set('content-length', String(length))
    if (request.method === 'HEAD') return void response.end()
    await pipeline(folder.parts(opened, start, length), response)
  }

  /** Null for what is there and is not to be served. */
  const refused = (path: string) => (error: unknown) => {
    if (!(error instanceof FileError)) throw error
    log.warn({ file: `${name}${path}` }, `${name}${path} is not served: ${error.message}. ${error.remedy}`)
    return null
  }

  return async (request, response, next) => {
    const { path, method } = request
    if (!file.test(path)) return next()
    if (method !== 'GET' && method !== 'HEAD') return sendPlainError(response, 405, { allow: 'GET, HEAD' })
    try {
      const opened = await folder.open(path.slice(1)).catch(refused(path))
      if (!opened) return next()
      try {
        await send(opened, request, response)
      } finally {
        folder.close(opened)
      }
    } catch (error) {
      // What is half sent can only be broken off: the client has gone, or the rest cannot be read.
      if (response.headersSent || response.destroyed) response.destroy()
      else if (error instanceof HangingDiskError || error instanceof BusyError)
        sendPlainError(response, 503, { 'retry-after': RETRY })
      else next(error)
    }
  }
}

/** What a file is called where it is kept: as in its address, without digits. */
function namedAs(path: string, ending: string, digits: RegExp | undefined): string {
  const name = path.slice(1, -ending.length - 1)
  return fileNameHeader({ how: 'inline', names: [digits ? `${name}.`.replace(digits, '') : name], ending })
}

/** True when an address of the site leads to a recording of the content directory. */
export const isMediaFile = async (contentDir: string, path: string): Promise<boolean> => {
  const name = path.slice(MEDIA.name.length + 1)
  if (!path.startsWith(`/${MEDIA.name}/`) || !MEDIA.file.test(name)) return false
  const found = await new PatientFolder(join(contentDir, MEDIA.name)).find(name.slice(1)).catch(() => null)
  return found !== null
}
