import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Institution } from '#engine'
import { createContentFiles } from '#engine/files/content-files.ts'
import { filesAsTheyAre } from '#engine/files/last-good-files.ts'
import type { ContentSite } from '../catalogue.ts'
import type { Report } from '../report.ts'
import { readSchemas } from './schema-files.ts'
import { readAnchor, readObject } from './side-files.ts'

/** Objects of which each part is judged by itself. */
const OBJECTS = ['archive.json', 'redirects.json']

/** Says which files of a content directory are refused as a whole: what they said last holds until they are mended. */
/** @param institution in whose terms services read their files; absent: these are not looked at */
export type Refusals = (contentDir: string, institution?: Institution) => Promise<Report[]>

/** Files of this module, and those that services read. @param site what is installed */
export function createRefusals({ services = new Map() }: Pick<ContentSite, 'services'>): Refusals {
  const checked = new Map<string, { stamp: string; reports: Report[] }>()
  const ofService = async (contentDir: string, institution: Institution, name: string): Promise<Report[]> => {
    const { files = [], check } = services.get(name)?.definition ?? {}
    const stamp = files.map((file: string) => stampOf(join(contentDir, file))).join()
    const known = checked.get(name)
    if (known?.stamp === stamp) return known.reports
    const reports = await reportsOf(async () => (await check?.(createContentFiles(contentDir), institution)) ?? [])
    checked.set(name, { stamp, reports })
    return reports
  }
  return async (contentDir, institution) => {
    const reports: Report[] = []
    const files = filesAsTheyAre(contentDir)
    for (const path of OBJECTS) readObject(files, path, reports)
    readAnchor(files, reports)
    readSchemas(contentDir, files, reports)
    for (const name of institution ? services.keys() : [])
      reports.push(...(await ofService(contentDir, institution as Institution, name)))
    return reports
  }
}

/** What is said of whole files; a service that cannot say anything is named by the content check. */
async function reportsOf(check: () => Promise<Report[]>): Promise<Report[]> {
  const reports = await check().catch(() => [])
  return reports.filter(({ severity, field }) => severity === 'error' && field === '')
}

function stampOf(file: string): string {
  const facts = statSync(file, { throwIfNoEntry: false })
  return facts ? `${facts.mtimeMs} ${facts.size}` : ''
}
