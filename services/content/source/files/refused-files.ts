import { join } from 'node:path'
import type { Institution } from 'atrium'
import { createContentFiles, filesAsTheyAre, type Problem } from '#engine/host.ts'
import type { ContentSite } from '../../catalogue/catalogue.ts'
import { stampOf } from './listing.ts'
import { readSchemas, schemaFiles } from './schema-files.ts'
import { readAnchor, readObject } from './side-files.ts'

/** Objects of which each part is judged by itself. */
const OBJECTS = ['archive.json', 'redirects.json']

/**
 * Says which files of a content directory are refused as a whole: what they said last holds until they are mended.
 *
 * @param institution in whose terms services read their files; absent: these are not looked at
 */
export type Refusals = (contentDir: string, institution?: Institution) => Promise<Problem[]>

/** Files of this module, and those that services read. @param site what is installed */
export function createRefusals({ services = new Map() }: Pick<ContentSite, 'services'>): Refusals {
  const looked = new Map<string, { stamp: string; reports: Problem[] }>()
  /** Returns what was found when the files were as they are now. */
  const unlessSame = async (
    contentDir: string,
    paths: readonly string[],
    look: () => Problem[] | Promise<Problem[]>,
  ) => {
    const stamps = paths.map((path) => stampOf(join(contentDir, path)))
    const [key, stamp] = [`${contentDir} ${paths}`, JSON.stringify(stamps)]
    const known = looked.get(key)
    if (known?.stamp === stamp && !stamps.includes('')) return known.reports
    const reports = await look()
    looked.set(key, { stamp, reports })
    return reports
  }
  const own = (contentDir: string) => {
    const files = filesAsTheyAre(contentDir)
    const reports: Problem[] = []
    for (const path of OBJECTS) readObject(files, path, reports)
    readAnchor(files, reports)
    readSchemas(contentDir, files, reports)
    return reports
  }
  return async (contentDir, institution) => {
    const schemas = schemaFiles(contentDir).map((name) => `schemas/${name}`)
    const reports = [await unlessSame(contentDir, [...OBJECTS, 'demo.json', ...schemas], () => own(contentDir))]
    if (!institution) return reports.flat()
    for (const { definition } of services.values()) {
      const { files = [], check } = definition
      if (files.length === 0 || !check) continue
      const found = () => ofWholeFiles(() => check(createContentFiles(contentDir), institution))
      reports.push(await unlessSame(contentDir, files, found))
    }
    return reports.flat()
  }
}

/** Returns what is said of whole files; a service that cannot say anything is named by the content check. */
async function ofWholeFiles(check: () => Promise<Problem[]>): Promise<Problem[]> {
  const reports = await check().catch(() => [])
  return reports.filter(({ severity, field }) => severity === 'error' && field === '')
}
