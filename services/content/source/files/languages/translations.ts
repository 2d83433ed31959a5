import { join } from 'node:path'
import { type Institution, isRecord } from 'atrium'
import { BoundedCache, contentText, parseJson } from '#engine/host.ts'
import { contentOf, namesIn, stampOf } from '../listing.ts'
import { EntryFiles, LANGUAGE } from './entry-files.ts'
import { type LanguageView, languageView, nameIn, partOf } from './language-view.ts'

/** What an entry has in another language than its own. */
export interface Translation {
  /** `changed`: it is published, and there is a newer draft. */
  state: 'missing' | 'draft' | 'changed' | 'published'
  /** Its original was changed after it, and published. */
  isOutdated: boolean
}

/** What times of changes may take, in bytes: those of some fifty thousand files. */
const MAX_TIMES = 8 * 1024 * 1024
const TIME_BYTES = 80

/** What the entries of a content directory have in the languages of an institution, as their files say. */
export class Translations {
  readonly #contentDir: string
  readonly #view: LanguageView
  readonly #files: EntryFiles
  readonly #times = new BoundedCache<{ stamp: string; at: string | undefined }>(MAX_TIMES)

  /** @param institution as one of its languages has it */
  constructor(contentDir: string, institution: Institution) {
    this.#contentDir = contentDir
    this.#view = languageView(institution)
    this.#files = new EntryFiles(contentDir, this.#view)
  }

  /** What an entry has in a language beside the institution's own. */
  of({ type, uid }: { type: string; uid: string }, tag: string): Translation {
    return this.#found(type, uid, tag, (name) => stampOf(join(this.#contentDir, 'entries', type, name)) !== null)
  }

  /**
   * The value of an entry as this language would have it without a word of its own, with drafts; undefined: there is none.
   *
   * @throws FileError when one of its files is not valid
   */
  original({ type: folder, uid }: { type: string; uid: string }): Record<string, unknown> | undefined {
    const text =
      this.#files.originalOf({ folder, name: `${uid}.draft.json` }) ??
      this.#files.originalOf({ folder, name: `${uid}.json` })
    const value = text === null ? undefined : parseJson(text)
    if (!isRecord(value)) return undefined
    const { [LANGUAGE]: _, ...original } = value
    return original
  }

  /** Uids of the entries of some types, or of all, that are missing or outdated in a language. */
  lacking(what: 'missing' | 'outdated', tag: string, types?: readonly string[]): string[] {
    const root = join(this.#contentDir, 'entries')
    return (types ?? contentOf(root).folders).flatMap((folder) => {
      const names = namesIn(root, folder)
      if (names instanceof Error) return []
      const present = new Set(names)
      const uids = new Set(
        names
          .filter((name) => name.endsWith('.json') && !partOf(name, this.#view).tag)
          .map((name) => name.replace(/(?:\.draft)?\.json$/, '')),
      )
      return [...uids].filter((uid) => {
        const { state, isOutdated } = this.#found(folder, uid, tag, (name) => present.has(name))
        return what === 'missing' ? state === 'missing' : isOutdated
      })
    })
  }

  #found(folder: string, uid: string, tag: string, isThere: (name: string) => boolean): Translation {
    const [published, draft] = [nameIn(`${uid}.json`, tag), nameIn(`${uid}.draft.json`, tag)] as [string, string]
    const [isPublished, isDraft] = [isThere(published), isThere(draft)]
    if (!isPublished && !isDraft) return { state: 'missing', isOutdated: false }
    const newest = isDraft ? draft : published
    const [original, written] = [`${uid}.json`, newest].map((name) => this.#changedAt(`entries/${folder}/${name}`))
    return {
      state: isPublished ? (isDraft ? 'changed' : 'published') : 'draft',
      isOutdated: original !== undefined && written !== undefined && written < original,
    }
  }

  #changedAt(path: string): string | undefined {
    const stamp = stampOf(join(this.#contentDir, path)) ?? ''
    const known = this.#times.get(path)
    if (known?.stamp === stamp) return known.at
    const at = changedAt(this.#contentDir, path)
    this.#times.set(path, { stamp, at }, TIME_BYTES)
    return at
  }
}

/** When a file says that it was changed last; undefined: it does not say so. */
export function changedAt(contentDir: string, path: string): string | undefined {
  const { updated_at: at } = saidIn(contentDir, path)
  return typeof at === 'string' ? at : undefined
}

/** What a file says; nothing where it cannot be read, which is said when it is ingested. */
export function saidIn(contentDir: string, path: string): Record<string, unknown> {
  try {
    const entry = parseJson(contentText(contentDir, path) ?? 'null')
    return isRecord(entry) ? entry : {}
  } catch {
    return {}
  }
}
