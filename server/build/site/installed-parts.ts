import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteConfig } from './site-config.ts'
import type { SiteFolders } from './site-folders.mjs'

/** Folders of Atrium in which parts are found by their place. */
const ATRIUM_FOLDERS = ['blocks', 'engine', 'model', 'plugins', 'server', 'ui']
/** Folders of a site's repository: a folder in them takes the place of Atrium's of the same name. */
const SITE_FOLDERS = ['blocks', 'plugins']
/** Folders in which single files do: what imports them gets the site's. */
export const REPLACING = ['blocks', 'ui']

/** A file that is found by its place. */
export interface InstalledFile {
  /** Its place, like `plugins/events/pages/event.ts`, whichever repository it is in. */
  path: string
  file: string
}

export interface InstalledParts {
  files: InstalledFile[]
  /** Folders of Atrium in whose place the site has its own, like `plugins/events`. */
  replaced: string[]
}

/** Lists the files that a site consists of. @throws when the configuration of the site is not valid */
export async function installedParts(folders: SiteFolders): Promise<InstalledParts> {
  const { atrium, site } = folders
  const { areas } = await readSiteConfig(folders)
  const ofAtrium = list(atrium, ATRIUM_FOLDERS).filter(isInstalled(areas))
  if (atrium === site) return { files: ofAtrium, replaced: [] }
  const own = list(site, SITE_FOLDERS)
  const ownParts = new Set(own.map(partOf))
  const isReplaced = (file: InstalledFile) => ownParts.has(partOf(file))
  return {
    files: [...ofAtrium.filter((file) => !isReplaced(file)), ...own],
    replaced: [...new Set(ofAtrium.filter(isReplaced).map(partOf))],
  }
}

/** The area or block that a file is part of, like `blocks/hero`; that of a file beside them is the file. */
const partOf = ({ path }: InstalledFile): string => /^(?:blocks|plugins)\/[^/]+(?=\/)/.exec(path)?.[0] ?? path

const isInstalled =
  (areas: readonly string[] | undefined) =>
  ({ path }: InstalledFile): boolean => {
    const area = /^plugins\/([^/]+)\//.exec(path)?.[1]
    return !areas || area === undefined || areas.includes(area)
  }

const list = (root: string, folders: readonly string[]): InstalledFile[] =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => ({ path: file.slice(root.length + 1).replaceAll('\\', '/'), file })),
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1))
