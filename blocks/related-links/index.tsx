import { defineBlock } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import { headingFields } from 'atrium/model/page/printed.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { rowOfEach } from 'atrium/ui/rows/rows.ts'
import { z } from 'zod'
import { relatedLinkItems } from './module.ts'

const schema = z.object({
  ...headingFields(),
  items: relatedLinkItems(),
  /** Level of the links' headings; default: what their place gives them. */
  headingLevel: z.number().int().min(2).max(6).optional(),
})

function RelatedLinks({ id, heading, title, items, headingLevel }: BlockProps<typeof schema>) {
  const rows = rowOfEach(items.length)
  return (
    <Band id={id} heading={heading ?? title}>
      {items.length > 0 && (
        <ul className="rows related-links">
          {items.map(({ title: label, blurb, iconGroup, cta }, index) => (
            <li key={`${cta?.href} ${label}`} data-row={rows[index]}>
              {iconGroup && <Icon name={iconGroup.iconName} />}
              <Heading className="related-link-title" level={headingLevel}>
                {label}
              </Heading>
              <RichText html={blurb} />
              {cta && <Cta {...cta} about={label} />}
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}

const relatedLinks = defineBlock({
  type: 'relatedLinks',
  label: 'Related links',
  description: 'Links, each with an icon and a few words.',
  placement: 'section',
  schema,
  examples: [
    {
      items: [
        {
          title: 'Read in the library',
          blurb: '<p>Anyone of sixteen may register.</p>',
          iconGroup: { iconName: 'library' },
          cta: { title: 'Register', href: '/research-conservation/library/reader-registration' },
        },
        {
          title: 'Walk the garden',
          blurb: '<p>Wild cucumber comes first on the oak slope, and the desert terrace last.</p>',
          iconGroup: { iconName: 'leaf' },
          cta: { title: 'See the map', href: '/visit/app' },
        },
        {
          title: 'Come with a class',
          iconGroup: { iconName: 'school' },
          cta: { title: 'Ask for a day', href: '/visit/center/group-visits' },
        },
      ],
      headingLevel: 2,
    },
    { title: 'One alone', items: [{ title: longTitle }] },
    {
      heading: 'More links',
      items: [
        { title: 'No picture, no words', cta: { title: 'Go', href: 'https://maps.example.org' } },
        { title: longTitle, blurb: '<p>Words without a way on.</p>', iconGroup: { iconName: 'map' } },
      ],
    },
  ],
  Component: RelatedLinks,
})

export default relatedLinks

declare module 'atrium' {
  interface Blocks {
    relatedLinks: typeof relatedLinks
  }
}
