import type { Entry, Log, Settings } from 'atrium'
import { modelPath } from '#engine/host.ts'
import type { Catalogue, CataloguedType } from '../../catalogue/catalogue.ts'
import { filePath, uidOf } from '../../source/files/file-names.ts'
import type { Database } from '../../store/database.ts'
import type { ReadFile } from '../batch.ts'
import { ownPath, type PathHelp } from './derive.ts'

const skipping = (path: string) => `Skipping Route ${path} No payload returned`

const UNREADABLE = {
  reason: 'The entry of this address could not be read, so there is no page: visitors get 404.',
  remedy: 'Fix the file; `npm run content:check` says what is wrong with it.',
}
const noneOf = (type: string) => ({
  reason: `There is a page for this address, and no published entry of the type ${type} to fill it: visitors get 404.`,
  remedy: `Publish an entry in entries/${type}/, or leave it: nothing else depends on it.`,
})

/** Says which routes are skipped because their entry could not be loaded, now or before. */
export function logLostRoutes(files: readonly ReadFile[], db: Database, catalogue: Catalogue, log: Log): void {
  for (const file of files) {
    const type = catalogue.types.get(file.folder)
    if (file.state !== 'broken' || !type?.page || db.first('SELECT 1 FROM published WHERE uid = ?', uidOf(file)))
      continue
    log.warn({ file: filePath(file), ...UNREADABLE }, skipping(file.route ?? filePath(file)))
  }
}

/** Says which fixed routes are skipped because no entry of their type is published, nor one of another type there. */
export function logEmptyRoutes(db: Database, catalogue: Catalogue, log: Log): void {
  for (const { name, page } of catalogue.types.values()) {
    if (!page || page.definition.path || page.route.includes(':')) continue
    const filled =
      'SELECT 1 FROM published WHERE content_type = ? UNION ALL SELECT 1 FROM published_path WHERE path = ? LIMIT 1'
    if (!db.first(filled, name, page.route)) log.info({ contentType: name, ...noneOf(name) }, skipping(page.route))
  }
}

const NO_HELP: Omit<PathHelp, 'settings'> = {
  pathOf: () => null,
  entryOf: () => null,
  isReferredBy: () => false,
  isTaken: () => false,
  none: () => null,
}

/** The address that an entry would have which cannot be loaded, as far as what can be read of it says. */
export function routeOfBroken(text: string, { page }: CataloguedType, settings: Settings): string | undefined {
  try {
    const model = Object.fromEntries(
      Object.entries(JSON.parse(text) as object).map(([key, value]) => [modelPath(key), value]),
    )
    const path = page && ownPath(model as unknown as Entry, page, { ...NO_HELP, settings })
    return path && !path.includes('undefined') ? path : undefined
  } catch {
    return undefined
  }
}
