import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { RequestHandler } from 'express'
import { Representation } from '../../../server/http/representation.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const ASSETS = '/assets/'
const INDEX = '/index.html'

/**
 * The files of the built client. They are listed once: an address is found in that list, or it is one of the client's own,
 * which its page answers.
 *
 * @param headers header lines of every answer
 * @param options.hasPage false: only its scripts and styles are wanted
 */
export function clientFiles(
  folder: string,
  headers: Record<string, string>,
  { hasPage = true }: { hasPage?: boolean } = {},
): RequestHandler {
  const files = new Map<string, Promise<Representation> | undefined>(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && extname(file.name) in TYPES)
      .map((file) => [join(file.parentPath, file.name).slice(folder.length).replaceAll('\\', '/'), undefined]),
  )
  const read = async (address: string): Promise<Representation> => {
    const isForGood = address.startsWith(ASSETS)
    const made = new Representation({
      headers: {
        ...headers,
        'content-type': TYPES[extname(address)],
        'cache-control': isForGood ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
      body: await readFile(join(folder, address)),
    })
    await made.compress()
    return made
  }
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const isFile = files.has(request.path)
    const address = isFile ? request.path : INDEX
    if (address === INDEX && (!hasPage || request.path.startsWith(ASSETS) || !files.has(INDEX))) return next()
    const made = files.get(address) ?? read(address)
    files.set(address, made)
    try {
      ;(await made).send(request, response)
    } catch (error) {
      // What cannot be read now may be later, and a build may have taken it away.
      files.set(address, undefined)
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      next()
    }
  }
}
