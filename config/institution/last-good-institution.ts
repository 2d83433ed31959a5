import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attempt, isGone, type LastGoodFiles } from '#engine/host.ts'
import {
  type ConfiguredInstitution,
  INSTITUTION_FILE,
  type InstitutionOptions,
  readInstitution,
} from './institution.ts'

/** The institution of a site, and why it is not the one that the content directory describes now. */
export interface LastGoodInstitution extends ConfiguredInstitution {
  /** Names the file and every key that is wrong; undefined: it is as the directory describes it. */
  fault?: string
}

/**
 * The configured institution. One that is not valid gives way to the one that was good last, and so does one whose content
 * directory is gone: a site that goes on with what it has kept goes on under its own name.
 *
 * @param files of the content directory
 * @throws as `readInstitution`, where none was ever good
 */
export function lastGoodInstitution(
  contentDir: string,
  files: LastGoodFiles,
  options: InstitutionOptions,
): LastGoodInstitution {
  if (isGone(contentDir)) return kept(files, options) ?? readInstitution(contentDir, options)
  try {
    const configured = readInstitution(contentDir, options)
    keepInstitution(contentDir, files, configured)
    return configured
  } catch (error) {
    const good = kept(files, options)
    if (!good) throw error
    return { ...good, fault: (error as Error).message }
  }
}

/** Undefined where none was kept, or another build did. */
const kept = ({ directory, text }: LastGoodFiles, options: InstitutionOptions): ConfiguredInstitution | undefined =>
  attempt(() => (text(INSTITUTION_FILE) === undefined ? undefined : readInstitution(directory, options)))

/** Keeps an institution that is good, with the files that it names. These come first: it is whole as soon as it is there. */
function keepInstitution(
  contentDir: string,
  files: LastGoodFiles,
  { files: [own, ...named] }: ConfiguredInstitution,
): void {
  for (const file of named) files.copy(file)
  if (own === undefined) files.forget(INSTITUTION_FILE)
  else files.keep(own, readFileSync(join(contentDir, own), 'utf8'))
}
