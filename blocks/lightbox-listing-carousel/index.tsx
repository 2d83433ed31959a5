import { z } from 'zod'
import {
  cup,
  diamonds,
  eclipse,
  harbor,
  horses,
  loaded,
  longTitle,
  lowSun,
  moon,
  orbits,
  peacock,
  poppy,
  stairs,
} from '#blocks/example-content.ts'
import { defineBlock, isIncluded, list, type Reference, reference, required, text } from '#engine'
import { Band } from '#ui/band/band.tsx'
import type { BlockProps } from '#ui/block-props.ts'
import { Lightbox } from '#ui/lightbox/lightbox.tsx'
import { overlayColor } from '#ui/lightbox/overlay-color.ts'
import { Figure } from '#ui/media/figure.tsx'
import { type MediaEntry, mediaItemOf } from '#ui/media/media-item.ts'
import { Strip } from '#ui/strip/strip.tsx'

const schema = z.object({
  title: text(),
  items: required(list(reference<MediaEntry>('image', 'artwork', 'collection_object'))),
})

function LightboxListingCarousel({ id, title, items }: BlockProps<typeof schema>) {
  const label = title ?? 'Works'
  return (
    <Band className="lightbox-listing" id={id} colorName="warm-grey" heading={title}>
      {items.length > 0 && (
        <Lightbox label={label}>
          <Strip label={label} look="pictures">
            {items.filter(isIncluded).map((entry, index) => (
              <Figure
                key={entry.uid}
                item={mediaItemOf(entry)}
                layout="post_large_variable_height"
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

const work = (uid: string, title: string, facts: Partial<MediaEntry>) => loaded('artwork', uid, title, facts)
const many = [harbor, stairs, moon, orbits, poppy, peacock, diamonds, lowSun]

const lightboxListingCarousel = defineBlock({
  type: 'lightboxListingCarousel',
  label: 'Works in a lightbox',
  description: 'A row of works that is scrolled sideways; each opens large.',
  placement: 'both',
  wire: 'lightbox_listing_carousel',
  schema,
  include: ['items.image', 'items'],
  examples: [
    {
      title: 'Selected Works',
      items: [
        work('artwork_jar', 'Storage Jar with Horses', { artist: 'The Bridle Workshop', image: horses }),
        loaded('collection_object', 'object_cup', 'Drinking Cup with Octopus', {
          maker: 'The Tentacle Painter',
          date: 'about 510 BC',
          image: cup,
          url: 'https://museum.example.org/objects/cup',
        }),
        eclipse as Reference<MediaEntry>,
        work('artwork_hanging', 'Hanging with Stepped Diamonds', { image: diamonds, blurb: '' } as object),
        work('artwork_wind', 'Harbor in Wind', { artist: 'Anselm Varga', image: harbor }),
      ],
    },
    {
      items: Array.from({ length: 40 }, (_, index) =>
        work(`artwork_${index}`, `Sheet ${index + 1}`, { artist: 'Ulrich Teschner', image: many[index % many.length] }),
      ),
    },
    { title: 'One alone', items: [stairs as Reference<MediaEntry>] },
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

declare module '#engine' {
  interface Blocks {
    lightboxListingCarousel: typeof lightboxListingCarousel
  }
}
