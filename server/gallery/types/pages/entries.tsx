import { TYPES } from '../../pages/addresses.ts'
import type { PresentEntry } from '../facts/present-entries.ts'
import type { Referrer } from '../facts/referrers.ts'

export interface EntriesProps {
  /** The first of them. */
  entries: readonly PresentEntry[]
  total: number
  /** The file of an entry, from the content directory. */
  fileOf: (entry: PresentEntry) => string
  referrers: readonly Referrer[]
}

/** The entries of a type in the present content, and the fields that refer to them. */
export function Entries({ entries, total, fileOf, referrers }: EntriesProps) {
  const more = total - entries.length
  return (
    <section className="gallery-section" aria-labelledby="entries">
      <h2 id="entries">Entries</h2>
      <p>{total === 0 ? 'The present content has none.' : `The present content has ${total}.`}</p>
      {entries.length > 0 && (
        <ul className="gallery-places">
          {entries.map((entry) => (
            <li key={entry.uid}>
              <span>
                {entry.path === null ? `${entry.title} (no page)` : <a href={entry.path}>{entry.title}</a>}
                {entry.isDraft && ' (draft)'}
              </span>
              <a href={`${TYPES}/${entry.contentType}/${encodeURIComponent(entry.uid)}.json`}>
                <code>{fileOf(entry)}</code>
              </a>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p>And {more} more.</p>}
      <h3>Referred to by</h3>
      {referrers.length > 0 ? (
        <ul className="gallery-places">
          {referrers.map(({ type, field }) => (
            <li key={`${type}.${field}`}>
              <a href={`${TYPES}/${type}`}>
                <code>
                  {type}.{field}
                </code>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>No field names this type; those that take any content type may lead to it.</p>
      )}
    </section>
  )
}
