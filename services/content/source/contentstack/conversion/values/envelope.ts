import { defined } from 'atrium'
import { uidPattern } from '#engine/host.ts'
import { withOnePublication } from '../../../files/exported-forms.ts'
import { recordOf, textOf } from './bounded.ts'
import type { Raw } from './types.ts'

/** Keys of the vendor that say nothing to a site. The rest of the envelope is written by `envelopeOf`. */
const NOT_KEPT = [
  ...['ACL', '_applied_variants', '_branch', '_embedded_items', '_in_progress', '_metadata', '_rules', '_variant'],
  ...['_workflow', 'created_by', 'deleted_at', 'deleted_by', 'locale', 'stackHeaders', 'updated_by', 'urlPath'],
]

const ENVELOPE = ['uid', '_content_type_uid', 'created_at', 'updated_at', '_version', 'publish_details']

/** Names of content types, which name folders and files. */
const TYPE_NAME = /^[a-z0-9_]{1,128}$/i

export const isTypeName = (name: unknown): name is string => typeof name === 'string' && TYPE_NAME.test(name)

/** A uid that names a file, and not that of a draft. */
export const isFileName = (uid: unknown): uid is string =>
  typeof uid === 'string' && uidPattern.test(uid) && !uid.endsWith('.draft')

/** Returns what every entry carries: who it is, when it was written and published. */
export function envelopeOf(raw: Raw, type: string): Record<string, unknown> {
  return defined({
    uid: raw.uid,
    _content_type_uid: type,
    created_at: textOf(raw.created_at),
    updated_at: textOf(raw.updated_at),
    _version: typeof raw._version === 'number' ? raw._version : undefined,
    publish_details: publicationOf(raw),
  })
}

/**
 * Its words are in the language of the entry (`locale`), wherever it is published: a language without a version of its own
 * shows the one that it falls back to.
 */
function publicationOf(raw: Raw): Record<string, unknown> | undefined {
  const { publish_details: details, locale } = withOnePublication({ ...raw })
  const { environment, locale: publishedIn, time } = recordOf(details)
  if (!textOf(time)) return undefined
  return defined({ environment: textOf(environment), locale: textOf(locale) ?? textOf(publishedIn), time })
}

/** The fields of the entry's own type. */
export const ownFields = (raw: Raw): Record<string, unknown> => {
  const left = new Set([...NOT_KEPT, ...ENVELOPE])
  return Object.fromEntries(Object.entries(raw).filter(([key]) => !left.has(key)))
}
