import { type Link, type PageContext, type Section, section } from 'atrium'
import { handOffAddress } from './catalogue.ts'
import messages from './messages.ts'

interface Tools {
  title?: string
  items: readonly { title?: string; text?: string; link: Link }[]
}

/** Where else a visitor may search: what editors name, and the library catalogue for the same term. */
export function toolsSection(
  tools: Tools | undefined,
  term: string | undefined,
  context: Pick<PageContext, 'institution' | 'settings' | 'translate'>,
): Section | undefined {
  const t = context.translate(messages)
  const catalogue = term && handOffAddress(term, context)
  const items = (tools?.items ?? []).map(({ title, text, link }) => ({
    title: title ?? link.title,
    blurb: text,
    cta: link,
  }))
  if (items.length === 0 && !catalogue) return undefined
  return section('relatedLinks', {
    id: 'search-tools',
    ...(tools?.title ? { title: tools.title } : { heading: t.furtherSearch }),
    items: catalogue
      ? [{ title: t.catalogue, cta: { title: t.catalogueFor({ term }), href: catalogue } }, ...items]
      : items,
  })
}
