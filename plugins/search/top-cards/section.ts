import { type SectionOf, section } from '#engine'
import type { TopCard } from './top-cards.ts'

/** A top card as it stands over the results. */
export const topCardSection = ({ name, description, image, linkGroup }: TopCard): SectionOf<'searchTopCard'> =>
  section('searchTopCard', {
    title: name,
    description,
    image,
    groups: linkGroup.map(({ heading, cta }) => ({ heading, links: cta })),
  })
