import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './site/files-below.mjs'
import { findSite } from './site/site-folders.mjs'

const { atrium, site } = findSite()
/** What is built is made of both. */
const ROOTS = [...new Set([atrium, site])]

/**
 * One hash of the content of files and folders.
 *
 * @param {string[]} paths from the folder of Atrium and from that of the site; missing ones count as empty
 * @param {(path: string) => boolean} counts whether a file counts
 */
export function hashOf(paths, counts = () => true) {
  const hash = createHash('sha1').update(process.version.split('.')[0])
  for (const root of ROOTS)
    for (const path of paths
      .flatMap((path) => filesBelow(root, path))
      .filter(counts)
      .sort())
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0')
  return hash.digest('hex')
}

/** False for tests and documentation: no program is made of them. @param {string} path */
export const isSource = (path) => !/\.test\.tsx?$|\.md$/.test(path)

const OF_CONTENT = ['blocks', 'engine', 'model', 'plugins', 'services/content', 'ui', 'package-lock.json']

/** One hash of the sources that decide what is stored of an entry: they are in what content types and blocks import. */
export const hashOfContentSources = () => hashOf(OF_CONTENT, (path) => isSource(path) && !path.endsWith('.css'))
