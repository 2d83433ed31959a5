import { readFileSync } from 'node:fs'
import { clientModule, entryName } from '../build/client-entries.ts'
import { fileAt, type SiteFolders, sourceAddress } from '../build/site/site-folders.mjs'

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
  name?: string
  isEntry?: boolean
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
  const entries = new Map(
    Object.values(readManifest(manifest)).flatMap(({ name, file, isEntry }) => (isEntry && name ? [[name, file]] : [])),
  )
  const fileOf = (name: string): string | undefined => (entries.has(name) ? `/${entries.get(name)}` : undefined)
  const required = (name: string): string => {
    const file = fileOf(name)
    if (!file) throw new Error(`${manifest} names no file for ${name}. Run "npm run build".`)
    return file
  }
  return {
    loader: required('loader'),
    shell: required('shell'),
    script: (file) => fileOf(entryName(file.replace(/^\//, ''))),
  }
}

/** In development Vite serves the sources themselves: by their place in Atrium, and those of another site by their path. */
export const sourceAssets = (folders: SiteFolders): ClientAssets => ({
  loader: `/${LOADER}`,
  shell: `/${SHELL}`,
  script: (path) => clientModule(sourceAddress(fileAt(path.replace(/^\//, ''), folders), folders)),
})

function readManifest(manifest: string): Record<string, ManifestEntry> {
  try {
    return JSON.parse(readFileSync(manifest, 'utf8'))
  } catch (error) {
    throw new Error(`${manifest} cannot be read: ${(error as Error).message}. Run "npm run build".`)
  }
}
