import { defined, f, type Link } from 'atrium'

/** Describes what a page type prints of a module; what the editor wrote in its place is then ignored. */
export interface Printed {
  heading?: string
  /** Printed where the editor wrote no title. Neither keeps an empty section on the page. */
  defaultHeading?: string
  id?: string
  /** The link to more: its words, and where it leads. Without an address it leads where the editor's link does. */
  cta?: { title: string; href?: string }
}

/** Returns what the block of a module takes beside the fields of the module. */
export const printedFields = () => ({ heading: f.text({ help: 'Printed by the page type.' }) })

/** Returns what a section is headed by: what its page type prints, or what an editor wrote. */
export const headingFields = () => ({ ...printedFields(), title: f.text({ help: 'Written by an editor.' }) })

/** The heading and the link to more of a module, and all its other fields: those that the page prints win. */
export function printed<Value extends { title?: string; cta?: Link }>(
  { title, cta, ...value }: Value,
  { heading, defaultHeading, id, cta: own }: Printed,
) {
  const label = heading ?? (defaultHeading && (title ?? defaultHeading))
  const href = own?.href ?? cta?.href
  const link = own && href ? { title: own.title, href } : undefined
  return defined({
    ...value,
    title: label ? undefined : title,
    heading: label,
    cta: own ? link : cta,
    id,
  })
}
