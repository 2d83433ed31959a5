import { defineBlock, type Image } from 'atrium'
import { headingFields } from 'atrium/model/page/printed.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Link } from 'atrium/ui/link/link.tsx'
import { isShowable } from 'atrium/ui/picture/frame.ts'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { useLanguageOf } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'
import { chevrons, diamonds, longTitle, nonpareil, poppy } from '../example-content.ts'

/** The entry of an organization, as far as it is shown. */
export interface Partner {
  title: string
  url?: string
  logo?: Image
}

const tier = z.object({
  heading: z.string().optional(),
  subheading: z.string().optional(),
  groups: z.array(z.object({ featured: z.boolean().default(false), items: z.array(z.custom<Partner>()) })),
})
const schema = z.object({
  ...headingFields(),
  /** Rich text. */
  intro: z.string().optional(),
  tiers: z.array(tier).default([]),
})

function PartnersSponsors({ id, heading, title, intro, tiers }: BlockProps<typeof schema>) {
  const languageOf = useLanguageOf()
  return (
    <Band id={id} className="partners-sponsors" heading={heading ?? title} intro={intro}>
      {tiers.map((tier, index) => (
        <div className="tier" key={index}>
          {(tier.heading || tier.subheading) && (
            <div className="tier-head">
              {tier.heading && <Heading className="tier-title">{tier.heading}</Heading>}
              {tier.subheading && <p>{tier.subheading}</p>}
            </div>
          )}
          <div className="tier-groups">
            {tier.groups.map(({ featured, items }, place) => (
              <ul key={place} data-featured={featured || undefined}>
                {items.map((item) => (
                  <li key={item.title} {...languageOf(item)}>
                    <Mark {...item} featured={featured} />
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </div>
      ))}
    </Band>
  )
}

/** A logo, or without one the name; only an address outside is one that thanks lead to. */
function Mark({ title, url, logo, featured }: Partner & { featured: boolean }) {
  const layout = featured ? 'post_medium_variable_height' : 'post_small_variable_height'
  const mark = isShowable(logo) ? (
    <Picture image={logo} layout={layout} height={featured ? 'featuredLogo' : 'logo'} alt={title} />
  ) : (
    title
  )
  return url?.startsWith('http') ? <Link href={url}>{mark}</Link> : mark
}

const partnersSponsors = defineBlock({
  type: 'partnersSponsors',
  label: 'Partners and sponsors',
  description: 'Those who made something possible, in tiers; featured ones are larger.',
  placement: 'section',
  schema,
  isEmpty: ({ intro, tiers }) => !intro && !tiers.some(({ groups }) => groups.some(({ items }) => items.length > 0)),
  examples: [
    {
      title: 'Made possible by',
      tiers: [
        {
          heading: 'Presenting partner',
          groups: [
            {
              featured: true,
              items: [{ title: 'Orchard Foundation', url: 'https://orchard.example.org', logo: chevrons }],
            },
          ],
        },
        {
          heading: 'Supporters',
          subheading: 'In kind and in patience',
          groups: [
            {
              items: [
                { title: 'Harbor University', url: 'https://harbor.example.org', logo: nonpareil },
                { title: 'Weavers of the East Slope', logo: diamonds },
                { title: 'The Poppy Reserve', logo: poppy },
                { title: 'Friends of the reading room' },
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Partners and Sponsors',
      tiers: [
        { groups: [{ items: [{ title: longTitle, url: 'https://long.example.org' }] }] },
        {
          subheading: 'Forty households',
          groups: [{ items: Array.from({ length: 40 }, (_, index) => ({ title: `Household ${index + 1}` })) }],
        },
      ],
    },
  ],
  Component: PartnersSponsors,
})

export default partnersSponsors

declare module 'atrium' {
  interface Blocks {
    partnersSponsors: typeof partnersSponsors
  }
}
