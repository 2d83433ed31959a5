import { commaBetween } from 'atrium'
import { Link } from 'atrium/ui/link/link.tsx'
import { Fragment } from 'react'

interface HeroDetailsProps {
  details: readonly { label: string; values: readonly { title: string; href?: string }[] }[]
}

/** Facts of what the page is about, each under its name. */
export function HeroDetails({ details }: HeroDetailsProps) {
  const shown = details.filter(({ values }) => values.length > 0)
  if (shown.length === 0) return null
  return (
    <dl className="hero-details">
      {shown.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">
            {values.map(({ title, href }, index) => (
              <Fragment key={title}>
                {index > 0 && commaBetween(values.map((value) => value.title))}
                {href ? <Link href={href}>{title}</Link> : title}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
