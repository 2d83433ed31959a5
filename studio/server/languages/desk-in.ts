import type { Log } from 'atrium'
import { IMAGES } from '../../../server/assets/public-pictures.ts'
import type { RunningSite } from '../../../server/start/site/site-types.ts'
import type { Canvases } from '../canvas/canvases.ts'
import { openContent, Translations, type WrittenEntry } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import type { Following } from '../desk/following.ts'
import { refusing } from '../desk/refusing.ts'
import { PageFacts } from '../effects/page-facts.ts'
import type { History } from '../history/history.ts'
import { readFileHead } from '../lists/file-head.ts'
import { rowsOf } from '../lists/rows.ts'
import { type Names, namesOf } from './names.ts'

interface LanguageInputs {
  /** In the institution's own language. */
  own: Desk
  canvases: Canvases
  following: Following
  onDone(write: WrittenEntry): void
  log: Log
}

export interface LanguageDesk {
  desk: Desk
  close(): Promise<void>
}

/**
 * The desk of another language of the institution: the same entries, of which the files of that language are written. All
 * that is shown is as the site in that language shows it.
 */
export function deskIn(
  site: RunningSite['languages'][number],
  { own, canvases, following, onDone, log }: LanguageInputs,
): LanguageDesk {
  const { definition, institution, drafts, edited, openCandidates } = site
  const { language, languages, siteUrl } = institution
  const names = namesOf(
    languages.slice(1).map(({ tag }) => tag),
    language,
  )
  const { published, visitorsGet, contentDir } = edited
  const content = openContent({
    ...{ site: definition, institution, edited, following, language, log },
    onDone: (write) => onDone({ ...write, ref: names.named(write.ref) }),
  })
  const { lists, present, writer = refusing(contentDir, language) } = content
  const pageFacts = new PageFacts({ open: openCandidates, published, siteUrl, log })
  const translations = new Translations(contentDir, institution)
  const desk: Desk = {
    ...own,
    ...names,
    ...{ own, language, lists, writer, present, pageFacts, published, visitorsGet },
    site: { ...own.site, definition, institution, drafts },
    canvases: canvases.inLanguage(language, names),
    history: historyOf(own.history, names),
    original: (ref) => translations.original(ref),
    lacking: (what, types) => translations.lacking(what, language, types),
    rows: rowsOf({
      ...{ site: definition, basePath: institution.basePath, drafts, images: IMAGES },
      translationOf: (ref) => own.translation(ref, language),
      fileHead: readFileHead(writer),
    }),
  }
  return {
    desk,
    async close() {
      await pageFacts.end()
      lists.close()
    },
  }
}

/** What the history knows of entries in one language. */
const historyOf = (history: History, { named }: Names): History => ({
  ...history,
  seen: (ref, options) => history.seen(named(ref), options),
  name: (ref, given) => history.name(named(ref), given),
  list: (ref, limit, before) => history.list(named(ref), limit, before),
  last: (ref) => history.last(named(ref)),
  read: (ref, id) => history.read(named(ref), id),
})
