import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { RequestHandler } from 'express'
import { Representation } from '../http/representation.ts'

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
 * @param headers header lines that stand on every answer
 */
export function staticFiles(folder: string, headers: Record<string, string>): RequestHandler {
  const files = new Map<string, Promise<Representation> | null>(listFiles(folder).map((file) => [`/${file}`, null]))
  const read = async (address: string) => {
    const representation = new Representation({
      headers: {
        ...headers,
        'content-type': TYPES[extname(address)] ?? 'application/octet-stream',
        'cache-control': address.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
      },
      body: await readFile(join(folder, address)),
    })
    await representation.compress()
    return representation
  }
  return async (request, response, next) => {
    const cached = files.get(request.path)
    if (cached === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const reading = cached ?? read(request.path)
    if (!cached) files.set(request.path, reading)
    try {
      const representation = await reading
      representation.send(request, response)
    } catch (error) {
      files.set(request.path, null)
      next(error)
    }
  }
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
