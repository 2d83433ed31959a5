import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ConfiguredInstitution, INSTITUTION_FILE, readInstitution } from './institution.ts'

/** Folders of what it is shown with: files that it names, and texts of its language. */
const FOLDERS = ['brand', 'messages']

const isGone = (contentDir: string): boolean => !existsSync(join(contentDir, 'entries'))

/** Where what the institution brings is read from: while the content directory is gone, what was kept of it. */
export const institutionDir = (contentDir: string, dataDir: string): string =>
  isGone(contentDir) && existsSync(join(dataDir, INSTITUTION_FILE)) ? dataDir : contentDir

/**
 * The configured institution, and while the content directory is gone, the one of the last start: a site that goes on
 * with what it has kept goes on under its own name.
 *
 * @throws as `readInstitution`
 */
export function lastGoodInstitution(contentDir: string, dataDir: string, siteUrl?: string): ConfiguredInstitution {
  const [own, kept] = [join(contentDir, INSTITUTION_FILE), join(dataDir, INSTITUTION_FILE)]
  if (isGone(contentDir)) return readInstitution(institutionDir(contentDir, dataDir), siteUrl)
  const configured = readInstitution(contentDir, siteUrl)
  try {
    mkdirSync(dataDir, { recursive: true })
    for (const folder of FOLDERS) {
      rmSync(join(dataDir, folder), { recursive: true, force: true })
      if (existsSync(join(contentDir, folder)))
        cpSync(join(contentDir, folder), join(dataDir, folder), { recursive: true, dereference: true })
    }
    if (existsSync(own)) copyFileSync(own, kept)
    else rmSync(kept, { force: true })
  } catch {
    // Whoever cannot write here is told by the store.
  }
  return configured
}
