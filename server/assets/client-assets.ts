import { readFileSync } from 'node:fs'
import { clientModule } from '../build/client-entries.ts'

/** Addresses of the client build's files. */
export interface ClientAssets {
  /** The island loader. */
  loader: string
  /** The style sheet that every page shares. */
  shell: string
  /** The script of an island or enhancement, by its source file from the root; undefined when there is none. */
  script(file: string): string | undefined
}

interface ManifestEntry {
  file: string
}

const LOADER = 'engine/client/loader.ts'
const SHELL = 'ui/theme/shell.css'

/**
 * Reads which files the client build made.
 *
 * @param manifest the file in which the build says so
 * @throws when the file is missing or names no loader, saying how to build
 */
export function builtAssets(manifest: string): ClientAssets {
  const entries = readManifest(manifest)
  const fileOf = (source: string): string | undefined => entries[source] && `/${entries[source].file}`
  const required = (source: string): string => {
    const file = fileOf(source)
    if (!file) throw new Error(`${manifest} names no file for ${source}. Run "npm run build".`)
    return file
  }
  return {
    loader: required(LOADER),
    shell: required(SHELL),
    script: (file) => fileOf(clientModule(file.replace(/^\//, ''))),
  }
}

/** In development Vite serves the sources themselves. */
export const sourceAssets: ClientAssets = {
  loader: `/${LOADER}`,
  shell: `/${SHELL}`,
  script: (file) => `/${clientModule(file.replace(/^\//, ''))}`,
}

function readManifest(manifest: string): Record<string, ManifestEntry> {
  try {
    return JSON.parse(readFileSync(manifest, 'utf8'))
  } catch (error) {
    throw new Error(`${manifest} cannot be read: ${(error as Error).message}. Run "npm run build".`)
  }
}
