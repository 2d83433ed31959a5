import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import express, { type RequestHandler } from 'express'
import { sendPlainError } from '../http/plain-error.ts'

/** Where recordings of the content directory are mounted. */
export const MEDIA = '/media'

/** One file in the folder itself, of a kind that players read. */
const NAME = /^\/[A-Za-z0-9_-]+(?:\.[A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?)?\.(?:mp3|m4a|wav|ogg|webm|mp4|vtt)$/

const TYPES: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
}

/**
 * The recordings and captions of a content directory, `media/<name>.<mp3|m4a|wav|ogg|webm|mp4|vtt>`, whole or in ranges.
 * Addresses that are none of these names are passed on unread.
 *
 * @param contentDir the content directory; files may come and go while the server runs
 */
export function mediaFiles(contentDir: string): RequestHandler {
  const send = express.static(join(resolve(contentDir), 'media'), {
    index: false,
    redirect: false,
    fallthrough: false,
    setHeaders(response, file) {
      response.setHeader('content-type', TYPES[file.slice(file.lastIndexOf('.') + 1)] as string)
      response.setHeader('cache-control', 'public, max-age=86400')
    },
  })
  return (request, response, next) => {
    if (!NAME.test(request.path)) return next()
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
  path.startsWith(`${MEDIA}/`) && NAME.test(path.slice(MEDIA.length)) && existsSync(join(contentDir, path))
