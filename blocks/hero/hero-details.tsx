import { Link } from '#ui/link/link.tsx'

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
          {values.map(({ title, href }) => (
            <dd key={title}>{href ? <Link href={href}>{title}</Link> : title}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
