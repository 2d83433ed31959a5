import { join } from 'node:path'
import { filesBelow } from './files-below.mjs'
import { readSiteConfig } from './site-config.ts'
import { partOf, type SiteFolders } from './site-folders.mjs'

/** Folders of Atrium in which parts are found by their place. */
const ATRIUM_FOLDERS = ['blocks', 'engine', 'model', 'plugins', 'server', 'ui']
/** Folders of a site's repository: an area in them takes the place of Atrium's of the same name, whole; others file by file. */
const SITE_FOLDERS = ['blocks', 'plugins', 'ui']
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
  const ownParts = new Set(own.map(({ path }) => partOf(path)))
  const ownPlaces = new Set(own.map(replacedBy))
  return {
    files: [...ofAtrium.filter((file) => !ownPlaces.has(replacedBy(file))), ...own],
    replaced: [...new Set(ofAtrium.flatMap(({ path }) => partOf(path) ?? []))].filter((part) => ownParts.has(part)),
  }
}

/** The area that a file is of; undefined: of none. */
const areaOf = ({ path }: InstalledFile): string | undefined => /^plugins\/([^/]+)\//.exec(path)?.[1]

/** Names what takes the place of a file: its area, else the file. */
const replacedBy = (file: InstalledFile): string => areaOf(file) ?? file.path

const isInstalled =
  (areas: readonly string[] | undefined) =>
  (file: InstalledFile): boolean => {
    const area = areaOf(file)
    return !areas || area === undefined || areas.includes(area)
  }

const list = (root: string, folders: readonly string[]): InstalledFile[] =>
  folders
    .flatMap((folder) => filesBelow(root, folder))
    .map((path) => ({ path, file: join(root, path) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
