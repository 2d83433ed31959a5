import { commaBetween } from 'atrium'
import { Link } from 'atrium/ui/link/link.tsx'
import { useLanguageOf } from 'atrium/ui/render-context.tsx'
import { Fragment } from 'react'

interface HeroDetailsProps {
  details: readonly { label: string; values: readonly { title: string; href?: string; of?: object }[] }[]
}

/** Facts of what the page is about, each under its name. */
export function HeroDetails({ details }: HeroDetailsProps) {
  const languageOf = useLanguageOf()
  const shown = details.filter(({ values }) => values.length > 0)
  if (shown.length === 0) return null
  return (
    <dl className="hero-details">
      {shown.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">
            {values.map(({ title, href, of }, index) => (
              <Fragment key={title}>
                {index > 0 && commaBetween(values.map((value) => value.title))}
                <span {...languageOf(of)}>{href ? <Link href={href}>{title}</Link> : title}</span>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
