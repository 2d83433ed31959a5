import {
  chevrons,
  cup,
  diamonds,
  eclipse,
  harbor,
  horses,
  longTitle,
  lowSun,
  mediaItem,
  moon,
  nonpareil,
  ochre,
  orbits,
  peacock,
  poppy,
  quince,
  stairs,
} from 'atrium/blocks/example-content.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import type { mediaFields } from 'atrium/model/media/media-layout.ts'
import artwork from 'atrium/model/work/types/artwork.ts'
import type { z } from 'zod'

const all = [harbor, stairs, quince, moon, poppy, orbits, chevrons, diamonds, cup, horses, nonpareil, peacock]

/** One of each layout, then what nobody planned for. */
export const examples: readonly z.input<typeof mediaFields>[] = [
  {
    layout: 'column-width_16-9',
    media: [
      mediaItem(quince, { descriptive: 'A branch of quince, drawn in October.', credit: 'Henrike Solberg, 1843' }),
    ],
  },
  { layout: 'column-width', media: [mediaItem(stairs)] },
  { layout: 'full-width', media: [mediaItem(chevrons, { descriptive: 'Madder and indigo, one shuttle each.' })] },
  {
    layout: 'full-width_16-9',
    media: [
      mediaItem(orbits, {
        descriptive: 'The three systems on one sheet. The annotator’s red line runs around only one of them.',
      }),
    ],
  },
  { layout: 'full-bleed', media: [mediaItem(harbor)] },
  { layout: 'full-bleed', media: [mediaItem(lowSun, { descriptive: 'Eleven layers of red.' })] },
  { layout: 'square', media: [mediaItem(nonpareil, { descriptive: 'A detail of the comb’s last pass.' })] },
  { layout: 'side-by-side', media: [mediaItem(ochre), mediaItem(lowSun)] },
  { layout: 'image-row_4-3', media: [mediaItem(eclipse), mediaItem(moon), mediaItem(quince)] },
  { title: 'From the print room', layout: 'carousel', media: all.slice(0, 5).map((image) => mediaItem(image)) },
  {
    title: 'Four sheets in their mounts',
    layout: 'framed carousel',
    colorName: 'garden',
    media: [harbor, stairs, quince, moon].map((image) => mediaItem(image)),
  },
  {
    layout: 'strip carousel',
    media: all.slice(4, 8).map((image) => mediaItem(image, { descriptive: `${image.title}.` })),
  },
  {
    title: longTitle,
    layout: 'strip-carousel',
    colorName: 'warm-grey',
    media: Array.from({ length: 40 }, (_, index) =>
      mediaItem(all[index % all.length] as (typeof all)[number], { descriptive: `Sheet ${index + 1}` }),
    ),
  },
  { layout: 'carousel', media: [mediaItem(moon, { descriptive: 'One picture needs no buttons.' })] },
  {
    layout: 'strip carousel',
    media: [
      {
        reference: loaded(artwork, 'artwork_jar', longTitle, {
          artist: 'Workshop of the Long Jars',
        }),
      },
      {
        reference: loaded(artwork, 'artwork_cup', 'Drinking Cup with Octopus', {
          artist: 'The Tentacle Painter',
          image: cup,
          url: 'https://museum.example.org/objects/cup',
        }),
      },
    ],
  },
]
