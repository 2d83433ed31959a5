import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import express, { type RequestHandler } from 'express'
import { sendPlainError } from '../http/plain-error.ts'

/** A folder of the content directory whose files are served as they are, at the address of its name. */
interface Folder {
  name: string
  /** One file in the folder itself, of a kind that is served. */
  file: RegExp
  /** By ending. */
  types: Readonly<Record<string, string>>
  /** Scripts of other sites may read the files, too. */
  isShared?: boolean
}

/** Recordings and captions, as players read them. */
export const MEDIA: Folder = {
  name: 'media',
  file: /^\/[A-Za-z0-9_-]+(?:\.[A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?)?\.(?:mp3|m4a|wav|ogg|webm|mp4|vtt)$/,
  types: {
    mp3: 'audio/mpeg',
    m4a: 'audio/mp4',
    wav: 'audio/wav',
    ogg: 'audio/ogg',
    webm: 'video/webm',
    mp4: 'video/mp4',
    vtt: 'text/vtt; charset=utf-8',
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

/**
 * The files of a folder of the content directory, whole or in ranges. Addresses that are none of its names are passed on
 * unread.
 *
 * @param contentDir the content directory; files may come and go while the server runs
 */
export function contentFiles(contentDir: string, { name, file, types, isShared }: Folder): RequestHandler {
  const send = express.static(join(resolve(contentDir), name), {
    index: false,
    redirect: false,
    fallthrough: false,
    setHeaders(response, path) {
      response.setHeader('content-type', types[path.slice(path.lastIndexOf('.') + 1)] as string)
      response.setHeader('cache-control', 'public, max-age=86400')
      if (!isShared) return
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-expose-headers', 'accept-ranges, content-length, content-range')
    },
  })
  return (request, response, next) => {
    if (!file.test(request.path)) return next()
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendPlainError(response, 405, { allow: 'GET, HEAD' })
    send(request, response, (error?: { status?: number; headers?: Record<string, string> }) => {
      if (error?.status === 416) sendPlainError(response, 416, error.headers)
      else next(error?.status === 404 ? undefined : error)
    })
  }
}

/** True when an address of the site leads to a recording of the content directory. */
export const isMediaFile = (contentDir: string, path: string): boolean =>
  path.startsWith(`/${MEDIA.name}/`) &&
  MEDIA.file.test(path.slice(MEDIA.name.length + 1)) &&
  existsSync(join(contentDir, path))
