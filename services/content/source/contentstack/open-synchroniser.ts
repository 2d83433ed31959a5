import { join } from 'node:path'
import type { Log, SiteLanguage } from 'atrium'
import type { AskContentstack } from './api/client.ts'
import { ASSETS } from './api/sync-item.ts'
import { ContentDirectory } from './content/content-directory.ts'
import { StackView } from './content/stack-view.ts'
import type { Conversion } from './conversion/values/types.ts'
import { DraftSynchroniser } from './drafts/draft-synchroniser.ts'
import { MainLanguage } from './languages/main-language.ts'
import { NamedLanguages } from './languages/named-languages.ts'
import { Progress } from './progress.ts'
import { RawItems } from './raw/raw-items.ts'
import { type ContentstackSettings, identityOf } from './settings.ts'
import { Synchroniser, type Synchronising } from './synchroniser.ts'

/** Describes what a mirror is written with. */
export interface SynchroniserInputs {
  settings: ContentstackSettings
  /** Those of the institution, its own first; one or none: one language is shown. */
  languages: readonly SiteLanguage[]
  /** Where everything that is read is kept. */
  directory: string
  /** The content directory that is written. */
  contentDir: string
  ask: AskContentstack
  conversion: Conversion
  now: () => Date
  log: Log
}

/** Says what a mirror holds. */
export interface MirrorCounts {
  entries: number
  assets: number
  /** Content types of entries that the site does not know. */
  unknownTypes: number
}

/** Goes on with what an earlier process has left in the directory. */
export function openSynchroniser(inputs: SynchroniserInputs): { synchroniser: Synchronising; counts(): MirrorCounts } {
  const { directory, contentDir, ask, conversion, now, log } = inputs
  const isSeveral = inputs.languages.length > 1
  // One answer tells of all languages, so that what is published in several is shown in all of them at once.
  const settings = isSeveral ? { ...inputs.settings, locale: undefined } : inputs.settings
  const items = new RawItems(join(directory, 'raw'))
  const finding = { directory, locale: inputs.settings.locale, ask, items, log }
  const languages = isSeveral ? new NamedLanguages(inputs.languages, finding) : new MainLanguage(finding)
  const view = new StackView(items, languages)
  const content = new ContentDirectory({ directory: contentDir, items, view, conversion, log })
  const version = () => conversion.version + languages.key
  const progress = new Progress({ directory, identity: identityOf(settings), ask, version, now })
  const parts = { settings, languages, ask, items, content, progress, log }
  return {
    synchroniser: settings.isPreview ? new DraftSynchroniser(parts) : new Synchroniser({ ...parts, directory }),
    counts: () => countsOf(items, conversion),
  }
}

function countsOf(items: RawItems, { isKnown }: Conversion): MirrorCounts {
  const { [ASSETS]: assets = 0, ...entries } = Object.fromEntries(items.counts())
  return {
    entries: Object.values(entries).reduce((sum, count) => sum + count, 0),
    assets,
    unknownTypes: Object.keys(entries).filter((type) => !isKnown(type)).length,
  }
}
