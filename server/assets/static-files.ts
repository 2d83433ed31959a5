import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { RequestHandler } from 'express'
import { sendPlainError } from '../http/plain-error.ts'
import { Representation } from '../http/representation.ts'
import type { FormerAssets } from './former-assets.ts'

const ASSETS = '/assets/'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * The files of the client build. They are listed once: an address is found in that list or nowhere, so that no address
 * reaches another file. What has its hash in its name is cached by browsers for good.
 *
 * @param folder folder of the client build
 * @param headers header lines of every answer
 * @param former assets of other builds, which are few: absent, there are none
 */
export function staticFiles(
  folder: string,
  headers: Record<string, string>,
  former?: Pick<FormerAssets, 'read'>,
): RequestHandler {
  const files = new Map<string, Promise<Representation | undefined> | null>(
    listFiles(folder).map((file) => [`/${file}`, null]),
  )
  /** Those of other builds that were asked for: no more than are kept. */
  const found = new Map<string, Promise<Representation | undefined>>()
  const forget = (path: string) => {
    if (files.has(path)) files.set(path, null)
    else found.delete(path)
  }
  const contentOf = async (address: string): Promise<Buffer | undefined> => {
    const isOwn = files.has(address)
    // Another build may have taken the place of this one while it runs.
    const own = isOwn ? await readFile(join(folder, address)).catch(ofMissing) : undefined
    return own ?? (address.startsWith(ASSETS) ? former?.read(address.slice(ASSETS.length)) : undefined)
  }
  const read = async (address: string) => {
    const body = await contentOf(address)
    if (!body) return undefined
    const representation = new Representation({
      headers: {
        ...headers,
        'content-type': TYPES[extname(address)] ?? 'application/octet-stream',
        'cache-control': address.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      },
      body,
    })
    await representation.compress()
    return representation
  }
  return async (request, response, next) => {
    const { path } = request
    const isAsset = path.startsWith(ASSETS) && extname(path) in TYPES
    if ((!files.has(path) && !isAsset) || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const reading = files.get(path) ?? found.get(path) ?? read(path)
    if (files.has(path)) files.set(path, reading)
    else found.set(path, reading)
    try {
      const representation = await reading
      if (representation) return representation.send(request, response)
      forget(path)
      // Not for long: a server of the build that names it may be asked next.
      sendPlainError(response, 404)
    } catch (error) {
      forget(path)
      next(error)
    }
  }
}

const ofMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
