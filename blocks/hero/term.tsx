import { languageAttributes } from 'atrium'
import { Link } from 'atrium/ui/link/link.tsx'
import { z } from 'zod'

export const link = z.object({ title: z.string(), href: z.string(), lang: z.string().optional() })

/** A word that may lead on. */
export const term = link.partial({ href: true })

export type TermProps = z.output<typeof term>

export const Term = ({ title, href, lang }: TermProps) => (
  <span {...languageAttributes(lang)}>{href ? <Link href={href}>{title}</Link> : title}</span>
)
