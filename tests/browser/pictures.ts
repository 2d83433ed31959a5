import { documentEntry, published } from './content.ts'

const to = (type: string, uid: string) => [{ uid, _content_type_uid: type }]

/** Pictures of the demo content, wide and tall. */
export const six = ['woodcut_01', 'woodcut_06', 'botanical_03', 'celestial_03', 'tapestry_01', 'celestial_02']

const media = (pictures: readonly string[]) =>
  pictures.map((name, index) => ({
    reference: to('image', `img_${name}`),
    caption: { descriptive: `Sheet ${index + 1}` },
  }))

/** A media layout of some of the demo's pictures. */
export const mediaLayout = (layout: string, pictures: readonly string[], fields: object = {}) => ({
  media_layout_block: { layout, media: media(pictures), ...fields },
})

const words = { text_block: { text: '<p>Between two rows of pictures stand a few words about them.</p>' } }

/** A page with every arrangement of pictures, and one with works. */
export const pictureEntries = [
  documentEntry('every-layout', '', {
    body: [
      ...['column-width_16-9', 'column-width', 'full-width', 'full-bleed', 'square'].flatMap((layout) => [
        mediaLayout(layout, six.slice(0, 1)),
        words,
      ]),
      mediaLayout('full-bleed', six.slice(1, 2)),
      mediaLayout('side-by-side', six.slice(0, 3)),
      mediaLayout('image-row', six),
      mediaLayout('carousel', six),
      mediaLayout('framed carousel', six, { color_name: 'garden' }),
      mediaLayout('strip carousel', six),
    ],
  }),
  documentEntry('forty', '', {
    body: [mediaLayout('strip carousel', Array(40).fill('woodcut_06'), { title: 'Forty sheets' })],
  }),
  documentEntry('one', '', { body: [mediaLayout('strip carousel', ['woodcut_06', 'woodcut_06'])] }),
  documentEntry('linked', '', {
    body: [
      {
        media_row_block: {
          layout: 'image-row',
          images: [{ reference: to('image', 'img_celestial_03'), url: '/one', title: 'Another page' }],
        },
      },
    ],
  }),
  published('artwork', {
    uid: 'artwork_cup',
    title: 'Drinking Cup with Octopus',
    artist: 'The Tentacle Painter',
    image: to('image', 'img_pottery_02'),
    url: 'https://museum.example.org/cup',
  }),
  published('artwork', { uid: 'artwork_jar', title: 'Storage Jar with Horses', image: to('image', 'img_pottery_01') }),
  documentEntry('works', '', {
    body: [
      {
        lightbox_listing_carousel: {
          title: 'Selected Works',
          items: [...to('artwork', 'artwork_jar'), ...to('artwork', 'artwork_cup'), ...to('image', 'img_woodcut_01')],
        },
      },
    ],
  }),
]
