import { listAddress, type PageContext } from 'atrium'

/** With fewer results in the language of the page, other languages are asked. */
const FEW = 5
/** So many others are asked at most. */
const MAX_LANGUAGES = 8

/** The same search in another language of the site. */
export interface SearchElsewhere {
  /** BCP 47. */
  language: string
  /** What the language is called in itself. */
  label: string
  href: string
  /** Results that are written in it. */
  count: number
}

/**
 * Where else a term finds more than it does here: languages of the site that have more of it, the most first.
 *
 * @param written results in the language of the page
 * @param page uid of the page that finds
 */
export async function foundElsewhere(
  term: string,
  { written, page }: { written: number; page: string },
  context: PageContext,
): Promise<SearchElsewhere[]> {
  const { countIn } = context.ports.search
  if (!countIn || written >= FEW) return []
  const languages = (await context.languagesOf([page])).get(page) ?? []
  const others = languages.filter(({ isCurrent, isThere }) => !isCurrent && isThere).slice(0, MAX_LANGUAGES)
  const found = await Promise.all(
    others.map(async ({ tag: language, label, href }) => ({
      ...{ language, label, href: listAddress(href, [['q', term]]) },
      count: await countIn(language, term, context),
    })),
  )
  return found.filter(({ count }) => count > written).sort((a, b) => b.count - a.count)
}
