import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { copyFile, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { AbandonedError, syncFolder, unfinishedName } from '#engine/host.ts'
import { hashOf, headOf, named, removeLeftOvers, sameIn, slugOrElse, synced } from './by-content.ts'
import { MAX_CAPTIONS_BYTES, whyNoCaptions } from './captions.ts'
import { type Ending, KINDS, kindOf, type Refused, SNIFFED_BYTES } from './kinds.ts'
import { CAPTION_LANGUAGE, DIGITS, readFileName } from './names.ts'
import { whyNotWhole } from './whole.ts'

/** A file is not taken. */
export class NoFileError extends Error {
  override name = 'NoFileError'
  readonly remedy: string

  constructor({ reason, remedy }: Refused) {
    super(reason)
    this.remedy = remedy
  }
}

/** What is said of a file that is added. */
export interface FileWords {
  /** What it is called, in words. */
  title: string
  /** What it was called where it comes from. */
  fileName?: string | undefined
  /** Language of captions. */
  language?: string | undefined
}

export interface NewFiles {
  /**
   * Adds a file that was sent, as it is.
   *
   * @param source is taken away where it can be
   * @param isWanted false as soon as nobody waits for it any more
   * @returns its name in the folder; `isNew` false: the same file was there before
   * @throws NoFileError for what is of no kind that is taken, or not whole
   */
  add(source: string, words: FileWords, isWanted: () => boolean): Promise<{ name: string; isNew: boolean }>
}

/**
 * Adds recordings, captions and PDFs to a folder. They are named by their content, so that no address of one ever shows
 * another file.
 *
 * @param folder made when it is missing
 */
export function openNewFiles(folder: string): NewFiles {
  removeLeftOvers(folder)
  return {
    async add(source, words, isWanted) {
      const ending = await requireKind(source, words)
      const hash = await hashOf(source)
      // Captions are the same in the same language alone.
      const isAlike = (name: string) => {
        const read = readFileName(name)
        return read?.ending === ending && read.language === words.language
      }
      const there = await sameIn(folder, isAlike, [source])
      if (there !== undefined) return { name: there, isNew: false }
      if (!isWanted()) throw new AbandonedError('Nobody waits for the file any more.')
      mkdirSync(folder, { recursive: true })
      // Processes in containers that share the folder have the same number.
      const target = unfinishedName(join(folder, `.new-file-${randomUUID()}`), 0)
      try {
        await moved(source, target)
        await synced(target)
        const language = words.language ? `.${words.language}` : ''
        const name = `${slugOrElse(words.title, KINDS[ending])}.${hash.slice(0, DIGITS)}${language}.${ending}`
        const isNew = await named(target, join(folder, name))
        syncFolder(folder)
        return { name, isNew }
      } finally {
        rmSync(target, { force: true })
      }
    },
  }
}

/** @throws NoFileError */
async function requireKind(source: string, { fileName, language }: FileWords): Promise<Ending> {
  const { size } = statSync(source)
  const kind = kindOf(await headOf(source, SNIFFED_BYTES), fileName)
  if ('refused' in kind) throw new NoFileError(kind.refused)
  const { ending } = kind
  const refused = ending === 'vtt' ? await whyNotRead(source, size) : await whyNotWhole(source, ending, size)
  if (refused) throw new NoFileError(refused)
  if (language !== undefined && (ending !== 'vtt' || !CAPTION_LANGUAGE.test(language)))
    throw new NoFileError({ reason: `"${language}" is no language of captions.`, remedy: 'Write it like en or pt-BR.' })
  return ending
}

const whyNotRead = async (source: string, size: number): Promise<Refused | undefined> =>
  size > MAX_CAPTIONS_BYTES
    ? { reason: 'The captions are larger than 1 MB.', remedy: 'Shorten them, or part them.' }
    : whyNoCaptions(await readFile(source))

/** The data directory may be on another disk. */
const moved = (source: string, target: string): Promise<void> =>
  rename(source, target).catch(() => copyFile(source, target))
