import { type Composer, SAMPLE } from '../facts/composed.ts'
import type { Place } from '../facts/usage.ts'
import type { BlockPageProps } from './block-page.tsx'

/** Where a block may stand, and where it does. */
export function Uses({
  block: { definition },
  allowedIn,
  usage,
  composers,
  fileOf,
}: Pick<BlockPageProps, 'block' | 'allowedIn' | 'usage' | 'composers' | 'fileOf'>) {
  return (
    <section className="gallery-section" aria-labelledby="use">
      <h2 id="use">Use</h2>
      {definition.wire && <InContent allowedIn={allowedIn} usage={usage} fileOf={fileOf} />}
      {definition.placement !== 'body' && <OnPages composers={composers} />}
    </section>
  )
}

function InContent({ allowedIn, usage, fileOf }: Pick<BlockPageProps, 'allowedIn' | 'usage' | 'fileOf'>) {
  const more = usage ? usage.entries - usage.places.length : 0
  return (
    <>
      <h3>In content</h3>
      <p>
        {usage
          ? `${usage.times} × in ${usage.entries} ${usage.entries === 1 ? 'entry' : 'entries'}.`
          : 'The present content does not use it.'}
      </p>
      {usage && (
        <ul className="gallery-places">
          {usage.places.map((place) => (
            <li key={place.uid}>
              <span>
                {place.path === null ? place.title : <a href={place.path}>{place.title}</a>}
                {remarksOn(place)}
              </span>
              <code>{fileOf(place)}</code>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p>And {more} more.</p>}
      <p>
        Allowed in{' '}
        {allowedIn.map((field, index) => (
          <span key={field}>
            {index > 0 && ', '}
            <code>{field}</code>
          </span>
        ))}
        {allowedIn.length === 0 && 'no field of the installed content types'}.
      </p>
    </>
  )
}

const remarksOn = ({ times, isDraft }: Place): string => {
  const remarks = [...(times > 1 ? [`${times} ×`] : []), ...(isDraft ? ['draft'] : [])]
  return remarks.length > 0 ? ` (${remarks.join(', ')})` : ''
}

function OnPages({ composers }: { composers: readonly Composer[] }) {
  return (
    <>
      <h3>On pages</h3>
      {composers.length > 0 ? (
        <ul className="gallery-places">
          {composers.map(({ kind, name, example }) => (
            <li key={`${kind} ${name}`}>
              <span>
                {kind === 'page' && `Page type ${name}`}
                {kind === 'region' && `Region ${name}, around pages`}
                {kind === 'missing page' && 'The page shown where nothing stands'}
              </span>
              {example && <a href={example}>{example}</a>}
            </li>
          ))}
        </ul>
      ) : (
        <p>None of the pages looked at composes it.</p>
      )}
      <p>Found by composing {SAMPLE} pages of each page type.</p>
    </>
  )
}
