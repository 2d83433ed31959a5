import { join } from 'node:path'
import { isRecord } from 'atrium'
import { contentText, ENTRY_BOUNDS, FileError, parseJson, withDifferences } from '#engine/host.ts'
import { type FileName, fileId, filePath, isDraftFile, uidOf } from '../file-names.ts'
import { stampOf } from '../listing.ts'
import { HOLDS, isDifference } from './differences.ts'
import { type LanguageView, nameIn, partOf } from './language-view.ts'

/** The key of the language of a draft in the text of an entry: a draft has no publication that states one. */
export const LANGUAGE = '_language'

/** The text of an entry as it is read. */
export interface EntryText {
  text: string
  /** The path of the file that says a field; null: that of the institution's own language, whose site says what is wrong. */
  fileOf(field: string): string | null
}

interface Part {
  name: string
  read: string
}

/**
 * The files of entries as a site in one language sees them: a file for each entry, `<uid>.json`, whatever number of files
 * it is made of. In the institution's own language that is the file itself; in another one, what the files of that
 * language and of its fallbacks say takes the place of what the entry's own says.
 */
export class EntryFiles {
  readonly #contentDir: string
  readonly #view: LanguageView

  constructor(contentDir: string, view: LanguageView) {
    this.#contentDir = contentDir
    this.#view = view
  }

  /** The files of entries among the names in a folder, each once. */
  namesOf(folder: string, names: readonly string[]): readonly string[] {
    if (this.#view.tags.length === 0) return names
    const present = new Set(names)
    const wanted = new Set<string>()
    for (const name of names) {
      const { own, tag } = partOf(name, this.#view)
      if ((!tag || this.#view.chain.includes(tag)) && this.#isShown({ folder, name: own }, (part) => present.has(part)))
        wanted.add(own)
    }
    return [...wanted]
  }

  /** The files of the entry that a file is a part of: a draft in one language may rest on what is published in another. */
  filesOf({ folder, name }: FileName): FileName[] {
    const own = { folder, name: partOf(name, this.#view).own }
    if (this.#view.chain.length === 0 || isDraftFile(own)) return [own]
    return [own, { folder, name: `${uidOf(own)}.draft.json` }]
  }

  /**
   * Differs when any of its files may have changed; null: there is none, or none that this site shows.
   *
   * @param names in the folder, where they are known
   */
  stampOf(file: FileName, names?: ReadonlySet<string>): string | null {
    if (this.#view.chain.length === 0) return stampOf(this.#place(file))
    const isThere = (name: string) => names?.has(name) ?? stampOf(this.#place({ ...file, name })) !== null
    if (!this.#isShown(file, isThere)) return null
    const stamps = this.#partsOf(file, this.#view.chain, isThere).map((name) => stampOf(this.#place({ ...file, name })))
    return stamps.length > 0 ? stamps.join(' + ') : null
  }

  /**
   * The text of an entry; null: there is none.
   *
   * @throws when one of its files cannot be read, or is not valid
   */
  textOf(file: FileName): EntryText | null {
    if (this.#view.chain.length === 0) {
      const read = contentText(this.#contentDir, filePath(file))
      return read === null ? null : { text: read, fileOf: () => filePath(file) }
    }
    return this.#joinedText(file, this.#read(file, this.#view.chain))
  }

  /**
   * The text of an entry as it would be with another one in this language.
   *
   * @param text as the file of this language would hold it
   * @throws like `textOf`
   */
  textWith(file: FileName, text: string): EntryText {
    const [tag, ...fallbacks] = this.#view.chain
    if (!tag) return { text, fileOf: () => filePath(file) }
    const parts = [...this.#read(file, fallbacks), { name: nameIn(file.name, tag), read: text }]
    return this.#joinedText(file, parts) as EntryText
  }

  /**
   * The text of an entry as this language would have it without a word of its own: what its fallbacks say, and the entry's
   * own file; null: there is none.
   *
   * @throws like `textOf`
   */
  originalOf(file: FileName): string | null {
    return this.#joinedText(file, this.#read(file, this.#view.chain.slice(1)))?.text ?? null
  }

  /** Names and texts of the files that an entry is made of, that of its own language first. */
  #read(file: FileName, chain: readonly string[]): Part[] {
    return this.#partsOf(file, chain, (name) => stampOf(this.#place({ ...file, name })) !== null).flatMap((name) => {
      const read = contentText(this.#contentDir, filePath({ ...file, name }))
      return read === null ? [] : [{ name, read }]
    })
  }

  #joinedText(file: FileName, [first, ...more]: readonly Part[]): EntryText | null {
    if (!first) return null
    const pathOf = (name: string) => (partOf(name, this.#view).tag ? filePath({ ...file, name }) : null)
    const { own, tags } = this.#view
    const languageOf = (name: string) => partOf(name, { tags }).tag ?? own
    if (more.length === 0) return { text: textIn(first.read, languageOf(first.name)), fileOf: () => pathOf(first.name) }
    let joined = entryIn(objectOf(first.read, first.name), languageOf(first.name))
    const saidBy = new Map<string, string>()
    for (const { name, read } of more) {
      const said = objectOf(read, name)
      joined = joinedIn(languageOf(name), joined, said)
      for (const key of Object.keys(said)) saidBy.set(key, name)
    }
    return {
      text: JSON.stringify(joined),
      fileOf: (field) => pathOf(saidBy.get(field.split(/[.[]/, 1)[0] as string) ?? first.name),
    }
  }

  #partsOf(file: FileName, chain: readonly string[], isThere: (name: string) => boolean): string[] {
    const tags = [undefined, ...chain.toReversed()]
    return tags.flatMap((tag) => candidatesOf(file, tag).find(isThere) ?? [])
  }

  #isShown(file: FileName, isThere: (name: string) => boolean): boolean {
    const { chain, onlyTranslated } = this.#view
    const isTranslated = () => chain.some((tag) => candidatesOf(file, tag).some(isThere))
    const isChanged = [undefined, ...chain].some((tag) => isThere(candidatesOf(file, tag)[0] as string))
    return isChanged && (!onlyTranslated.includes(file.folder) || isTranslated())
  }

  #place(file: FileName): string {
    return join(this.#contentDir, 'entries', fileId(file))
  }
}

type Written = Record<string, unknown>

/** Whole entries take the place of what is before them. */
function joinedIn(language: string, before: Written, written: Written): Written {
  if (!isDifference(written)) return entryIn(written, language)
  const { [HOLDS]: _, ...joined } = withDifferences(before, written)
  const { publish_details: details } = joined
  return isRecord(details)
    ? { ...joined, publish_details: { ...details, locale: language } }
    : { ...joined, [LANGUAGE]: language }
}

/** An entry that names no language is in that of its file: on pages in another one it is marked. */
function entryIn(entry: Written, language: string): Written {
  const { publish_details: details } = entry
  if (!isRecord(details)) return { ...entry, [LANGUAGE]: language }
  return details.locale ? entry : { ...entry, publish_details: { ...details, locale: language } }
}

/** The same of the text of a file; one that cannot be read stays as it is, and whoever reads it says so. */
function textIn(text: string, language: string): string {
  if (text.includes('"locale"')) return text
  try {
    const entry = parseJson(text, ENTRY_BOUNDS)
    return isRecord(entry) ? JSON.stringify(entryIn(entry, language)) : text
  } catch {
    return text
  }
}

/** Names of the file of an entry in a language: of a draft first its own, then what is published, which takes its place. */
function candidatesOf(file: FileName, tag: string | undefined): string[] {
  const names = isDraftFile(file) ? [file.name, `${uidOf(file)}.json`] : [file.name]
  return tag ? names.map((name) => nameIn(name, tag)) : names
}

/** @throws naming the file: what is said of it as a whole is about this one */
function objectOf(text: string, name: string): Record<string, unknown> {
  let value: unknown
  try {
    value = parseJson(text, ENTRY_BOUNDS)
  } catch (error) {
    throw new FileError(`${name} is not valid JSON: ${(error as Error).message}`, 'Correct the syntax.')
  }
  if (isRecord(value)) return value
  throw new FileError(`${name} holds no object`, 'Write one entry as { … }.')
}
