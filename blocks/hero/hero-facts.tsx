import type { EntryHead } from 'atrium'
import { Link } from 'atrium/ui/link/link.tsx'
import { useJoints, useLanguageOf, useMessages } from 'atrium/ui/render-context.tsx'
import messages from './messages.ts'

export interface HeroDate {
  /** `YYYY-MM-DD` */
  iso: string
  label: string
}

interface HeroFactsProps {
  authors: readonly Pick<EntryHead, 'uid' | 'name' | 'path'>[]
  duration?: string
  published?: HeroDate
  updated?: HeroDate
}

/** Who wrote or speaks it, how long it is, and when it came out. */
export function HeroFacts({ authors, duration, published, updated }: HeroFactsProps) {
  const t = useMessages(messages)
  const languageOf = useLanguageOf()
  const joints = useJoints(authors.map(({ name }) => name))
  if (authors.length === 0 && !duration && !published && !updated) return null
  return (
    <div className="hero-facts">
      {authors.length > 0 && (
        <p>
          {t.by}{' '}
          {authors.map((author, index) => (
            <span key={author.uid}>
              {joints[index]}
              <span {...languageOf(author)}>
                {author.path ? <Link href={author.path}>{author.name}</Link> : author.name}
              </span>
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
