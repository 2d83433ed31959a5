import { Link } from '#ui/link/link.tsx'

export interface HeroDate {
  /** `YYYY-MM-DD` */
  iso: string
  label: string
}

interface HeroFactsProps {
  authors: readonly { title: string; href?: string }[]
  published?: HeroDate
  updated?: HeroDate
}

/** Who wrote it and when. */
export function HeroFacts({ authors, published, updated }: HeroFactsProps) {
  if (authors.length === 0 && !published) return null
  return (
    <div className="hero-facts">
      {authors.length > 0 && (
        <p>
          By{' '}
          {authors.map(({ title, href }, index) => (
            <span key={title}>
              {joint(index, authors.length)}
              {href ? <Link href={href}>{title}</Link> : title}
            </span>
          ))}
        </p>
      )}
      {published && (
        <p>
          <time dateTime={published.iso}>{published.label}</time>
          {updated && (
            <>
              {' '}
              <time className="hero-updated" dateTime={updated.iso}>
                {updated.label}
              </time>
            </>
          )}
        </p>
      )}
    </div>
  )
}

const joint = (index: number, count: number) => (index === 0 ? '' : index === count - 1 ? ' and ' : ', ')
