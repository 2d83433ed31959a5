import { useJoints, useMessages } from 'atrium/ui/render-context.tsx'
import messages from './messages.ts'
import { Term, type TermProps } from './term.tsx'

export interface HeroDate {
  /** `YYYY-MM-DD` */
  iso: string
  label: string
}

interface HeroFactsProps {
  authors: readonly TermProps[]
  duration?: string
  published?: HeroDate
  updated?: HeroDate
}

/** Who wrote or speaks it, how long it is, and when it came out. */
export function HeroFacts({ authors, duration, published, updated }: HeroFactsProps) {
  const t = useMessages(messages)
  const joints = useJoints(authors.map(({ title }) => title))
  if (authors.length === 0 && !duration && !published && !updated) return null
  return (
    <div className="hero-facts">
      {authors.length > 0 && (
        <p>
          {t.by}{' '}
          {authors.map((author, index) => (
            <span key={author.href ?? author.title}>
              {joints[index]}
              <Term {...author} />
            </span>
          ))}
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
