import { defineBlock, f, type ModelOf } from 'atrium'
import {
  cup,
  diamonds,
  eclipse,
  harbor,
  horses,
  longTitle,
  lowSun,
  moon,
  orbits,
  peacock,
  poppy,
  stairs,
} from 'atrium/blocks/example-content.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import { type Color, colors } from 'atrium/model/color/colors.ts'
import image from 'atrium/model/media/types/image.ts'
import artwork from 'atrium/model/work/types/artwork.ts'
import collectionObject from 'atrium/model/work/types/collection-object.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Lightbox } from 'atrium/ui/lightbox/lightbox.tsx'
import { Figure } from 'atrium/ui/media/figure.tsx'
import { mediaItemOf, showsSomething } from 'atrium/ui/media/media-item.ts'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { Strip } from 'atrium/ui/strip/strip.tsx'
import { z } from 'zod'
import messages from './messages.ts'

/**
 * The colour of a work's overlay by its place among others: the colours in order, over and over. The cycle is one
 * shorter than the list, so the last, warm-grey, is never reached.
 */
export const overlayColor = (index: number): Color => colors[index % (colors.length - 1)] as Color

const schema = z.object({
  title: f.text({ help: 'The heading over the row.' }),
  items: f.required(
    f.references([image, artwork, collectionObject], {
      label: 'Works',
      help: 'Pictures, artworks or objects, in this order.',
    }),
  ),
})

function LightboxListingCarousel({ id, title, items }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const label = title ?? t.works
  const works = items.map((entry) => mediaItemOf(entry)).filter(showsSomething)
  return (
    <Band className="lightbox-listing" id={id} colorName="warm-grey" heading={title}>
      {works.length > 0 && (
        <Lightbox label={label}>
          <Strip label={label} look="pictures">
            {works.map((item, index) => (
              <Figure
                key={item.entry.uid}
                item={item}
                layout="post_large_variable_height"
                height="strip"
                colorName={overlayColor(index)}
                enlarge
              />
            ))}
          </Strip>
        </Lightbox>
      )}
    </Band>
  )
}

const work = (uid: string, title: string, fields: Partial<Pick<ModelOf<typeof artwork>, 'artist' | 'image'>>) =>
  loaded(artwork, uid, title, fields)
const many = [harbor, stairs, moon, orbits, poppy, peacock, diamonds, lowSun]

const lightboxListingCarousel = defineBlock({
  type: 'lightboxListingCarousel',
  label: 'Works in a lightbox',
  description: 'A row of works that is scrolled sideways; each opens large.',
  icon: 'gallery-horizontal-end',
  category: 'Media',
  placement: 'both',
  wire: 'lightbox_listing_carousel',
  schema,
  isEmpty: ({ items }) => items.every((entry) => !showsSomething(mediaItemOf(entry))),
  examples: [
    {
      title: 'Selected Works',
      items: [
        work('artwork_jar', 'Storage Jar with Horses', { artist: 'The Bridle Workshop', image: horses }),
        loaded(collectionObject, 'object_cup', 'Drinking Cup with Octopus', {
          maker: 'The Tentacle Painter',
          date: 'about 510 BC',
          image: cup,
          url: 'https://museum.example.org/objects/cup',
        }),
        eclipse,
        work('artwork_hanging', 'Hanging with Stepped Diamonds', { image: diamonds }),
        work('artwork_wind', 'Harbor in Wind', { artist: 'Anselm Varga', image: harbor }),
      ],
    },
    {
      items: Array.from({ length: 40 }, (_, index) =>
        work(`artwork_${index}`, `Sheet ${index + 1}`, { artist: 'Ulrich Teschner', image: many[index % many.length] }),
      ),
    },
    { title: 'One alone', items: [stairs] },
    {
      title: longTitle,
      items: [
        work('artwork_unseen', longTitle, { artist: 'Nobody knows' }),
        work('artwork_poppy', 'Matilija Poppy', { image: poppy }),
      ],
    },
  ],
  Component: LightboxListingCarousel,
})

export default lightboxListingCarousel

declare module 'atrium' {
  interface Blocks {
    lightboxListingCarousel: typeof lightboxListingCarousel
  }
}
