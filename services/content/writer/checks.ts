import { isRecord, parseJson } from 'atrium'
import { ENTRY_BOUNDS, MAX_ENTRY_BYTES, uidPattern } from '#engine/host.ts'
import { withoutMark } from '../source/entry-text.ts'
import { isName } from '../source/files/content-path.ts'
import { isDraftFile } from '../source/files/file-names.ts'
import { nameIn } from '../source/files/languages/language-view.ts'
import { TYPE_NAME } from '../source/files/nested-folders.ts'
import { WriteError } from '../source/source.ts'
import type { EntryRef } from './content-writer.ts'

const MAX_TYPE_BYTES = 200
/** Names that Windows keeps for devices, whatever follows a dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** Paths of the two files of an entry. */
export interface EntryPaths {
  published: string
  draft: string
}

/**
 * Where an entry is written.
 *
 * @param language of the files beside the entry's own; absent: these
 * @throws WriteError when no entry can be called so
 */
export function pathsOf({ type, uid }: EntryRef, language?: string): EntryPaths {
  const nameOf = (name: string) => (language ? nameIn(name, language) : name)
  const refused = (what: string, value: unknown, remedy: string) =>
    new WriteError(`The ${what} ${JSON.stringify(String(value).slice(0, 200))} is not valid. ${remedy}`)
  if (typeof type !== 'string' || !TYPE_NAME.test(type) || type.length > MAX_TYPE_BYTES)
    throw refused('content type', type, 'Use letters, digits and _.')
  if (typeof uid !== 'string' || !uidPattern.test(uid) || !isName(nameOf(`${uid}.draft.json`)))
    throw refused(
      'uid',
      uid,
      'Use at most 128 characters that can be the name of a file, without slashes, the first of them no dot.',
    )
  if (isDraftFile({ folder: type, name: `${uid}.json` }))
    throw refused('uid', uid, 'Files that end in .draft.json are drafts of other entries.')
  const [published, draft] = [`${uid}.json`, `${uid}.draft.json`].map((name) => `entries/${type}/${nameOf(name)}`)
  return { published, draft } as EntryPaths
}

/** @throws WriteError for a uid that is a name on some systems and not on others: nobody begins an entry with it */
export function requireNewUid({ uid }: EntryRef): void {
  if (uid !== uid.normalize('NFC'))
    throw new WriteError(
      `The uid ${JSON.stringify(uid)} is written with letters and marks apart (Unicode NFD). Write it in NFC.`,
    )
  if (DEVICE.test(uid) || /[ .]$/.test(uid))
    throw new WriteError(
      `The uid ${JSON.stringify(uid)} cannot be the name of a file on Windows. Choose one that is no device and ends in no dot or space.`,
    )
}

/** @throws WriteError for a text that no entry is read from */
export function requireEntryText({ type, uid }: EntryRef, body: string): void {
  const refused = (why: string) => new WriteError(`The text of ${type}/${uid} is not written: ${why}`)
  if (!body.isWellFormed()) throw refused('it has half a character. Write it again.')
  const size = Buffer.byteLength(body)
  if (size > MAX_ENTRY_BYTES)
    throw refused(`it has ${size} bytes, more than ${MAX_ENTRY_BYTES}. Make it smaller, or divide it.`)
  const value = parsed(body, refused)
  if (!isRecord(value)) throw refused('it holds no object. Write one entry as { … }.')
  if (value.uid !== uid)
    throw refused(`its "uid" is ${JSON.stringify(value.uid)}. Write ${JSON.stringify(uid)}, as the file is named.`)
  const { _content_type_uid: own } = value
  if (own !== undefined && own !== type)
    throw refused(`its "_content_type_uid" is ${JSON.stringify(own)}. Write ${JSON.stringify(type)}, or leave it out.`)
}

function parsed(body: string, refused: (why: string) => WriteError): unknown {
  try {
    return parseJson(withoutMark(body), ENTRY_BOUNDS)
  } catch (error) {
    throw refused(`${(error as Error).message}. Correct it.`)
  }
}
