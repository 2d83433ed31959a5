import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ConfiguredInstitution, INSTITUTION_FILE, readInstitution } from './institution.ts'

/** Folder of the files that it names. */
const BRAND = 'brand'

/**
 * The configured institution, and while the content directory is gone, the one of the last start: a site that goes on
 * with what it has kept goes on under its own name.
 *
 * @throws as `readInstitution`
 */
export function lastGoodInstitution(contentDir: string, dataDir: string, siteUrl?: string): ConfiguredInstitution {
  const [own, kept] = [join(contentDir, INSTITUTION_FILE), join(dataDir, INSTITUTION_FILE)]
  const isGone = !existsSync(join(contentDir, 'entries'))
  if (isGone) return readInstitution(existsSync(kept) ? dataDir : contentDir, siteUrl)
  const configured = readInstitution(contentDir, siteUrl)
  try {
    mkdirSync(dataDir, { recursive: true })
    rmSync(join(dataDir, BRAND), { recursive: true, force: true })
    if (existsSync(join(contentDir, BRAND))) cpSync(join(contentDir, BRAND), join(dataDir, BRAND), { recursive: true })
    if (existsSync(own)) copyFileSync(own, kept)
    else rmSync(kept, { force: true })
  } catch {
    // Whoever cannot write here is told by the store.
  }
  return configured
}
