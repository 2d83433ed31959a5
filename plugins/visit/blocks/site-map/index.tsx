import { defineBlock, type Image } from 'atrium'
import { harbor, longTitle, ochre } from 'atrium/blocks/example-content.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { Cta, Link } from 'atrium/ui/link/link.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { z } from 'zod'
import messages from '../../messages.ts'
import { MapSheet, tooltipId } from './map-sheet.tsx'

const link = z.object({ title: z.string(), href: z.string() })
const percent = z.string().regex(/^\d{1,3}(?:\.\d+)?%$/)
const pin = z.object({
  title: z.string(),
  /** Rich text. */
  body: z.string().optional(),
  href: z.string(),
  top: percent,
  left: percent,
})
const schema = z.object({
  /** Written by an editor. */
  title: z.string().optional(),
  intro: z.string().optional(),
  /** Links in a row over the map. */
  links: z.array(link).default([]),
  image: z.custom<Image>().optional(),
  pins: z.array(pin).default([]),
  /** The picture opens large. */
  enlarge: z.boolean().default(false),
  /** Says what the map shows, for a link to one of the world. */
  view: z.object({ latitude: z.number(), longitude: z.number(), zoom: z.number() }).optional(),
})

function SiteMap({ id = 'map', title, intro, links, image, pins, enlarge, view }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const hasMap = Boolean(image) || pins.length > 0
  const isWide = Boolean(image?.width && image.height && image.width > image.height)
  return (
    <Band id={id} className="site-map" heading={title} intro={intro}>
      {links.length > 0 && (
        <nav className="site-map-bar" aria-label={t.onThisPage}>
          <ul>
            {links.map((item) => (
              <li key={`${item.href} ${item.title}`}>
                <Link href={item.href}>{item.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {hasMap && (
        <div className="site-map-parts" data-wide={isWide ? '' : undefined}>
          <MapSheet image={image} pins={pins} label={title ?? t.map} enlarge={enlarge} id={id} />
          <div className="site-map-words">
            {pins.length > 0 && (
              <ol className="map-tooltips">
                {pins.map((item, index) => (
                  <li key={item.href} id={tooltipId(id, index + 1)}>
                    <Heading className="map-tooltip-title">
                      <Link href={item.href}>{item.title}</Link>
                    </Heading>
                    <Subsection>
                      <RichText html={item.body} />
                    </Subsection>
                  </li>
                ))}
              </ol>
            )}
            {view && (
              <Cta
                title={t.openMap}
                href={`https://www.openstreetmap.org/#map=${view.zoom}/${view.latitude}/${view.longitude}`}
              />
            )}
          </div>
        </div>
      )}
    </Band>
  )
}

const siteMap = defineBlock({
  type: 'siteMap',
  label: 'Map',
  description: 'A drawn map with numbered points, and what is said of each.',
  placement: 'section',
  schema,
  isEmpty: ({ title, intro, links, image, pins }) => !title && !intro && !image && links.length + pins.length === 0,
  examples: [
    {
      title: 'One ridge, one cove',
      intro: '<p>Half an hour by car lies between the two sites.</p>',
      image: ochre,
      pins: [
        {
          title: 'Center',
          body: '<p>Galleries, gardens and the library.</p>',
          href: '#center',
          top: '49.5%',
          left: '50%',
        },
        { title: 'Villa', body: '<p>Antiquities by the sea.</p>', href: '#villa', top: '59.5%', left: '17%' },
      ],
      view: { latitude: 34.0780358, longitude: -118.4762841, zoom: 11 },
    },
    {
      title: longTitle,
      links: [
        { title: 'Hours', href: '#hours' },
        { title: longTitle, href: '#parking' },
      ],
      image: harbor,
      enlarge: true,
      pins: [{ title: longTitle, href: '#art', top: '10%', left: '90%' }],
    },
    { title: 'A map without a drawing', pins: [{ title: 'North', href: '#north', top: '50%', left: '50%' }] },
  ],
  Component: SiteMap,
})

export default siteMap

declare module 'atrium' {
  interface Blocks {
    siteMap: typeof siteMap
  }
}
