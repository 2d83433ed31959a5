import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { attempt } from '#engine/host.ts'
import { isShown, namesOf } from '../../files/listing.ts'

/** Lists what the mirror has itself, and the day of demo content, from which its dates would be moved. */
const OWN = ['entries', 'schemas', 'demo.json']

/**
 * Makes everything of a content directory that the service does not have, like pictures, `institution.json` and the
 * calendar, part of the mirror's, too.
 *
 * @param from content directory whose entries are not shown
 * @param to the mirror's content directory
 * @returns whether something is part of it that was not before
 */
export function linkFiles(from: string, to: string): boolean {
  mkdirSync(to, { recursive: true })
  const wanted = namesOf(from).filter((name) => isShown(name) && !OWN.includes(name))
  for (const name of namesOf(to).filter(isShown))
    if (targetOf(join(to, name)) !== undefined && !wanted.includes(name)) rmSync(join(to, name))
  const missing = wanted.filter((name) => targetOf(join(to, name)) !== resolve(from, name))
  for (const name of missing) {
    rmSync(join(to, name), { recursive: true, force: true })
    symlinkSync(resolve(from, name), join(to, name))
  }
  return missing.length > 0
}

/** Where a link leads; undefined for what is none. */
const targetOf = (path: string): string | undefined =>
  attempt(() => (lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined))
