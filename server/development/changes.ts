import { basename, join, relative, resolve, sep } from 'node:path'

/**
 * Describes what a changed file is part of: the development server's own code or configuration, the site's sources, the
 * institution, or other content.
 */
export type ChangeKind = 'server' | 'source' | 'institution' | 'content'

export interface ChangeOptions {
  /** Folder of the project. */
  root: string
  contentFolder: string
  /** True for a file that the development server itself consists of. */
  isServerFile: (file: string) => boolean
}

/** Files that make the site, by their folders and endings. */
const SOURCE = /^(app|pages|blocks|config|engine|model|plugins|server|services|theme|ui)\/.*\.(tsx?|css|json|svg)$/
const TEST = /\.test\.tsx?$/
/** Matches what editors write beside a file while they save it. */
const TEMPORARY = /(^\.|~$|\.tmp$|\.sw[a-z]$)/

/**
 * @param file as the watcher names it
 * @returns undefined for a file that nothing is made from
 */
export function kindOfChange(
  file: string,
  { root, contentFolder, isServerFile }: ChangeOptions,
): ChangeKind | undefined {
  const path = resolve(root, file)
  if (TEMPORARY.test(basename(path))) return undefined
  if (isServerFile(path)) return 'server'
  if (path === join(contentFolder, 'institution.json')) return 'institution'
  if (['messages', 'brand'].some((folder) => path.startsWith(join(contentFolder, folder) + sep))) return 'institution'
  if (path.startsWith(contentFolder + sep)) return 'content'
  const own = relative(root, path).replaceAll('\\', '/')
  return SOURCE.test(own) && !TEST.test(own) ? 'source' : undefined
}

/** How many files are named. */
const MAX_NAMED = 3

/** Like `blocks/hero/index.tsx and ui/heading/heading.tsx`. */
export function nameFiles(files: Iterable<string>, root: string): string {
  const shown = (file: string) => {
    const own = relative(root, resolve(root, file))
    return own.startsWith('..') ? file : own.replaceAll('\\', '/')
  }
  const names = [...new Set([...files].map(shown))]
  const named = names.length > MAX_NAMED ? names.slice(0, MAX_NAMED - 1) : names
  const rest = names.length - named.length
  return new Intl.ListFormat('en').format(rest > 0 ? [...named, `${rest} more files`] : named)
}
