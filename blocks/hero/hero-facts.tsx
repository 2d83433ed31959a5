import { Link } from 'atrium/ui/link/link.tsx'
import { useJoints, useMessages } from 'atrium/ui/render-context.tsx'
import messages from './messages.ts'

export interface HeroDate {
  /** `YYYY-MM-DD` */
  iso: string
  label: string
}

interface HeroFactsProps {
  authors: readonly { title: string; href?: string }[]
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
          {authors.map(({ title, href }, index) => (
            <span key={title}>
              {joints[index]}
              {href ? <Link href={href}>{title}</Link> : title}
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
