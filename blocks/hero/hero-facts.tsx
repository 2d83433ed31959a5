import type { Term } from 'atrium/model/navigation/term.ts'
import { Listed } from 'atrium/ui/person/listed.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import messages from './messages.ts'

export interface HeroDate {
  /** `YYYY-MM-DD` */
  iso: string
  label: string
}

const partOf = ({ title, ...own }: Term) => ({ words: title, ...own })

interface HeroFactsProps {
  authors: readonly Term[]
  duration?: string
  published?: HeroDate
  updated?: HeroDate
}

/** Who wrote or speaks it, how long it is, and when it came out. */
export function HeroFacts({ authors, duration, published, updated }: HeroFactsProps) {
  const t = useMessages(messages)
  if (authors.length === 0 && !duration && !published && !updated) return null
  return (
    <div className="hero-facts">
      {authors.length > 0 && (
        <p>
          {t.by} <Listed parts={authors.map(partOf)} isWhole />
        </p>
      )}
      {duration && <p>{duration}</p>}
      {(published || updated) && (
        <p>
          {published && <time dateTime={published.iso}>{published.label}</time>}{' '}
          {updated && (
            <time className={published && 'hero-updated'} dateTime={updated.iso}>
              {updated.label}
            </time>
          )}
        </p>
      )}
    </div>
  )
}

/** Facts of what the page is about, each under its name. */
export function HeroDetails({ details }: { details: { label: string; values: Term[] }[] }) {
  const shown = details.filter(({ values }) => values.length > 0)
  if (shown.length === 0) return null
  return (
    <dl className="hero-details">
      {shown.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">
            <Listed parts={values.map(partOf)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
