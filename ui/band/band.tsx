import type { Link as LinkData } from 'atrium'
import type { Ground } from 'atrium/model/color/colors.ts'
import type { ReactNode } from 'react'
import { Heading, Subsection, useHeadingLevel } from '../heading/heading.tsx'
import { Cta } from '../link/link.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

interface BandProps {
  id?: string
  className?: string
  /** The band's wall is painted in it, edge to edge. */
  colorName?: Ground
  heading?: string
  /** A sentence under the heading. */
  subheading?: string
  intro?: string
  cta?: Partial<LinkData>
  children?: ReactNode
}

/** A section of a page from edge to edge, with its heading and a call to action beside it. */
export function Band({ id, className, colorName, heading, subheading, intro, cta, children }: BandProps) {
  const classes = className ? `band ${className}` : 'band'
  const level = useHeadingLevel()
  return (
    <section className={classes} id={id} data-color={colorName}>
      {(heading || subheading || intro || cta) && (
        <div className="band-head">
          {heading && <Heading className="band-title">{heading}</Heading>}
          {subheading && <p className="band-subheading">{subheading}</p>}
          <RichText className="band-intro reading" html={intro} />
          {cta?.title && cta.href && <Cta title={cta.title} href={cta.href} />}
        </div>
      )}
      {heading ? <Subsection level={level + 1}>{children}</Subsection> : children}
    </section>
  )
}
