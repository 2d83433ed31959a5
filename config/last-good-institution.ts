import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Institution } from '#engine'
import { readInstitution } from './institution.ts'

const FILE = 'institution.json'

/**
 * The configured institution, and while the content directory is gone, the one of the last start: a site that goes on
 * with what it has kept goes on under its own name.
 *
 * @throws as `readInstitution`
 */
export function lastGoodInstitution(contentDir: string, dataDir: string, siteUrl?: string): Institution {
  if (!existsSync(join(contentDir, 'entries'))) return readInstitution(dataDir, siteUrl)
  const institution = readInstitution(contentDir, siteUrl)
  try {
    mkdirSync(dataDir, { recursive: true })
    if (existsSync(join(contentDir, FILE))) copyFileSync(join(contentDir, FILE), join(dataDir, FILE))
    else rmSync(join(dataDir, FILE), { force: true })
  } catch {
    // Whoever cannot write here is told by the store.
  }
  return institution
}
