import { type PageContext, type SectionOf, section } from 'atrium'
import { type ShownHours, shownHours } from 'atrium/model/place/hours/shown-hours.ts'
import { sitesToVisit } from 'atrium/model/place/sites.ts'
import type { TopCard } from './top-cards.ts'

interface SiteHours {
  title: string
  href?: string
  hours: ShownHours
}

/** The hours of the sites that a card names, as they are today; what comes is said on the pages of the sites. */
export async function hoursOfSites({ sites }: TopCard, context: PageContext): Promise<SiteHours[]> {
  if (sites.length === 0) return []
  const all = await sitesToVisit(context)
  return sites.flatMap(({ uid }): SiteHours[] => {
    const site = all.find((one) => one.uid === uid)
    const hours = shownHours(site?.openHours, context)
    return site && hours ? [{ title: site.name, href: site.href, hours: { ...hours, ahead: [] } }] : []
  })
}

/** A top card, over the results. */
export const topCardSection = (
  card: TopCard,
  sites: readonly SiteHours[],
  { langOf }: Pick<PageContext, 'langOf'>,
): SectionOf<'searchTopCard'> =>
  section('searchTopCard', {
    title: card.name,
    description: card.description,
    lang: langOf(card),
    image: card.image,
    sites: [...sites],
    groups: card.linkGroup.map(({ heading, cta }) => ({ heading, links: cta })),
  })
