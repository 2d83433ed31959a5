import { isRecord } from 'atrium'
import { withOnePublication } from '../../files/exported-forms.ts'
import type { Raw } from '../conversion/values/types.ts'

/**
 * The latest version of an entry or asset, as the preview service has it. One that was saved again after it was published
 * is a draft: what says that it is published is left out.
 */
export function latestVersion(raw: Raw): Raw {
  const { publish_details: details } = withOnePublication({ ...raw })
  if (isRecord(details) && isOfThisVersion(details, raw)) return raw
  const { publish_details: _, ...draft } = raw
  return draft
}

/** Publications that state no version are told from drafts by their time: publishing changes no entry. */
function isOfThisVersion({ version, time }: Raw, { _version: latest, updated_at: saved }: Raw): boolean {
  if (typeof version === 'number' && typeof latest === 'number') return version === latest
  return !(momentOf(saved) > momentOf(time))
}

const momentOf = (text: unknown): number => (typeof text === 'string' ? Date.parse(text) : Number.NaN)
