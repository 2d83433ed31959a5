import { defineBlock, type Image, languageAttributes } from 'atrium'
import { harbor, longTitle } from 'atrium/blocks/example-content.ts'
import type { ShownHours } from 'atrium/model/place/hours/shown-hours.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { OpeningHours } from 'atrium/ui/hours/opening-hours.tsx'
import { Cta } from 'atrium/ui/link/link.tsx'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'

const link = z.object({
  title: z.string(),
  href: z.string(),
  /** When and where, in words. */
  note: z.string().optional(),
  /** Language of the title where it differs from the site's. */
  lang: z.string().optional(),
})
const schema = z.object({
  title: z.string(),
  description: z.string().optional(),
  /** The language of all but the places, where it is another than that of the page. */
  lang: z.string().optional(),
  image: z.custom<Image>().optional(),
  /** Places with their hours. */
  sites: z
    .array(z.object({ title: z.string(), href: z.string().optional(), hours: z.custom<ShownHours>() }))
    .default([]),
  groups: z.array(z.object({ heading: z.string().optional(), links: z.array(link).default([]) })).default([]),
})

/** Shows what most visitors want who look for these words, over the results. */
function SearchTopCard({ id, title, description, lang, image, sites, groups }: BlockProps<typeof schema>) {
  const own = languageAttributes(lang)
  const filled = groups.filter(({ links }) => links.length > 0)
  return (
    <Band id={id} className="search-top-card" colorName="sky">
      <article className="search-top-card-body">
        <Picture image={image} layout="post_medium" box="search-top-card-picture" />
        <div className="search-top-card-words">
          <Heading className="search-top-card-title" {...own}>
            {title}
          </Heading>
          <RichText html={description} {...own} />
          <Subsection>
            {sites.length > 0 && (
              <div className="search-top-card-sites">
                {sites.map(({ title: site, href, hours }) => (
                  <div key={site}>
                    <Heading className="search-top-card-heading">{href ? <a href={href}>{site}</a> : site}</Heading>
                    <OpeningHours hours={hours} />
                  </div>
                ))}
              </div>
            )}
            <div className="search-top-card-groups" {...own}>
              {filled.map(({ heading, links }, index) => (
                <div key={index}>
                  {heading && <Heading className="search-top-card-heading">{heading}</Heading>}
                  <ul>
                    {links.map(({ title: words, href, note, lang: spoken }) => (
                      <li key={`${href} ${words}`}>
                        <Cta title={words} href={href} {...languageAttributes(spoken)} />
                        {note && <p className="search-top-card-note">{note}</p>}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Subsection>
        </div>
      </article>
    </Band>
  )
}

const searchTopCard = defineBlock({
  type: 'searchTopCard',
  label: 'Top card of a search',
  description: 'What most visitors want who look for these words.',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'Plan your visit',
      description: '<p>The Center is open until nine on Saturdays; the Villa takes visitors by appointment.</p>',
      image: harbor,
      sites: [
        {
          title: 'Ellery Center',
          href: '/visit/center',
          hours: { now: 'Open now until 5:30pm', isOpen: true, today: '10am–5:30pm', week: [], ahead: [] },
        },
        { title: 'Ellery Villa', hours: { now: 'Closed today', isOpen: false, week: [], ahead: [] } },
      ],
      groups: [
        { heading: 'Ellery Center', links: [{ title: 'Hours and directions', href: '/visit/center' }] },
        { heading: 'Ellery Villa', links: [{ title: 'Reserve a time', href: 'https://tickets.example.org' }] },
      ],
    },
    {
      title: 'Tonight',
      groups: [
        {
          links: [
            { title: 'An Hour of Oud', href: '/calendar/an-hour-of-oud', note: '7:30pm · Villa' },
            {
              title: 'Las manos en el barro',
              href: '/calendar/las-manos-en-el-barro',
              note: '6pm · Center',
              lang: 'es',
            },
          ],
        },
      ],
    },
    { title: longTitle, groups: [{ links: [{ title: longTitle, href: '/visit' }] }] },
  ],
  Component: SearchTopCard,
})

export default searchTopCard

declare module 'atrium' {
  interface Blocks {
    searchTopCard: typeof searchTopCard
  }
}
