import { commaBetween } from 'atrium'
import { Fragment } from 'react'
import { Term, type TermProps } from './term.tsx'

interface HeroDetailsProps {
  details: readonly { label: string; values: readonly TermProps[] }[]
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
            {values.map((value, index) => (
              <Fragment key={value.title}>
                {index > 0 && commaBetween(values.map(({ title }) => title))}
                <Term {...value} />
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
