import type { Card, Image } from 'atrium'
import image from 'atrium/model/media/types/image.ts'
import organization from 'atrium/model/person/types/organization.ts'
import { loaded } from './example-entry.ts'

/** Pictures and cards that the examples of blocks share. */
type Picture = ReturnType<typeof picture>

const picture = (
  id: string,
  width: number,
  height: number,
  title: string,
  alt: string,
  more: Pick<Image, 'caption' | 'credit' | 'imageCrops' | 'placemat'> = {},
) => loaded(image, `img_${id}`, title, { alt, iiif: { id }, width, height, ...more })

const full = (width: number, height: number) => ({
  imageCrops: [
    { ratio: '16:9', x: 0, y: Math.round((height - (width * 9) / 16) / 2), w: width, h: Math.round((width * 9) / 16) },
  ],
})

export const harbor = picture(
  'woodcut-01',
  4800,
  3400,
  'Harbor in Wind',
  'Boats lean in a harbor; every gust is a row of cut lines',
  {
    caption: '<em>Harbor in Wind</em>, about 1923.',
    credit: 'Anselm Varga. Ellery Museum',
    ...full(4800, 3400),
  },
)
export const stairs = picture(
  'woodcut-06',
  3600,
  4800,
  'Stairs to the Lighthouse',
  'A steep stair climbs to a lighthouse under a hatched sky',
  {
    caption: 'Stairs to the Lighthouse',
    credit: 'Anselm Varga, about 1927',
  },
)
export const lowSun = picture('field-01', 4000, 4600, 'Low Sun, Red', 'A field of red over a narrow band of dark brown')
export const ochre = picture(
  'field-06',
  4800,
  3200,
  'Interval (Ochre)',
  'Two fields of ochre, parted by a pale line',
  full(4800, 3200),
)
export const poppy = picture(
  'botanical-01',
  3600,
  4800,
  'Matilija Poppy',
  'A poppy with crumpled petals, drawn in ink',
  { placemat: true },
)
export const quince = picture(
  'botanical-03',
  4800,
  3600,
  'Branch of Quince',
  'A branch with three quinces',
  full(4800, 3600),
)
export const orbits = picture(
  'celestial-02',
  4800,
  2600,
  'The Orbits Compared',
  'Three systems of the world side by side',
  full(4800, 2600),
)
export const moon = picture(
  'celestial-03',
  4800,
  4000,
  'Phases of the Moon',
  'The moon in twelve phases around the earth',
)
export const eclipse = picture(
  'celestial-05',
  4800,
  3600,
  'Eclipse Diagram',
  'Cones of shadow between sun, moon and earth',
  full(4800, 3600),
)
export const diamonds = picture(
  'tapestry-01',
  3800,
  4800,
  'Hanging with Stepped Diamonds',
  'A hanging of red and blue stepped diamonds',
)
export const chevrons = picture(
  'tapestry-06',
  4800,
  2400,
  'Bench Cover with Chevrons',
  'Rows of chevrons in madder and indigo',
  full(4800, 2400),
)
export const cup = picture(
  'pottery-02',
  4400,
  4600,
  'Drinking Cup with Octopus',
  'A cup around which an octopus spreads its arms',
)
export const horses = picture('pottery-01', 4000, 5000, 'Storage Jar with Horses', 'A tall jar with a band of horses')
export const nonpareil = picture(
  'marbled-01',
  4800,
  3600,
  'Nonpareil in Blue',
  'Marbled paper, combed into blue scales',
  full(4800, 3600),
)
export const peacock = picture(
  'marbled-02',
  4000,
  4800,
  'Peacock Pattern',
  'Marbled paper with fans like peacock feathers',
)

export const longTitle =
  'The Atlas That Kept Changing the Sky: Ulrich Teschner, Three Systems of the World, and the Reader Who Corrected Him in Red'

export const stories: Card[] = [
  {
    uid: 'article_kiln',
    contentType: 'article',
    title: 'What the Kiln Taught Us',
    href: '/news/what-the-kiln-taught-us',
    image: horses,
    date: '2026-02-24',
    excerpt:
      '<p>Conservators fire a copy of a jar to learn how the first one broke. It broke in the same place, four times.</p>',
    meta: 'Mara Quill',
  },
  {
    uid: 'article_atlas',
    contentType: 'article',
    title: longTitle,
    href: '/news/the-atlas-that-kept-changing-the-sky',
    image: orbits,
    date: '2025-11-18',
    excerpt:
      '<p>A printed atlas of 1661 offered three systems of the world. An early owner chose one, and argued with the author in the margins for thirty years.</p>',
    meta: 'Ines Valderrama and Dae-Hyun Park',
  },
  {
    uid: 'article_wind',
    contentType: 'article',
    title: 'Four Knives and the Wind',
    href: '/news/four-knives-and-the-wind',
    image: harbor,
    date: '2026-01-12',
    excerpt: '<p>How a printmaker cut weather into pear wood, and why the east wind needed a narrower blade.</p>',
    tag: 'Collections',
  },
  {
    uid: 'article_poppy',
    contentType: 'article',
    title: 'A Poppy That Will Not Be Pressed',
    href: '/news/a-poppy-that-will-not-be-pressed',
    image: poppy,
    date: '2025-09-03',
    excerpt: '<p>The petals of the Matilija poppy crumple by nature. Henrike Solberg drew them standing.</p>',
  },
  {
    uid: 'article_red',
    contentType: 'article',
    title: 'One Red, Eleven Layers',
    href: '/news/one-red-eleven-layers',
    image: lowSun,
    date: '2025-06-20',
    excerpt: '<p>Under the lamp the flattest painting in the collection turns out to be a landscape.</p>',
    subtitle: 'Conservation',
  },
]

/** Listings that nobody planned for: no picture, no link, one word, a hundred letters. */
export const awkwardCards: Card[] = [
  { title: 'Untitled', href: '/news/untitled' },
  {
    title: longTitle,
    subtitle: 'Exhibition',
    excerpt: '<p>No link leads from here.</p>',
    date: '2026-03-14T19:30:00-07:00',
  },
  {
    title: 'Una carta sin abrir',
    href: 'https://letters.example.org/',
    lang: 'es',
    image: peacock,
    tag: 'Español',
    ctas: [{ title: 'Leer', href: '/es' }],
  },
]

export const manyCards: Card[] = Array.from({ length: 40 }, (_, index) => {
  const story = stories[index % stories.length] as Card
  return { ...story, uid: `${story.uid}_${index}`, title: `${story.title.slice(0, 48)} (${index + 1})` }
})

/** A picture as a media item of a layout. */
export const mediaItem = (reference: Picture, caption?: { descriptive?: string; credit?: string }) => ({
  reference,
  caption,
})

/** An author, as her page and the end of her texts show her. */
export const quill = loaded('author', 'author_mara_quill', 'Mara Quill', {
  jobTitle: 'Objects conservator',
  affiliation: loaded(organization, 'organization_eci', 'Ellery Conservation Institute', {}),
  bio: '<p>Mara Quill has taken apart some four hundred pots and put together nearly as many.</p>',
  image: cup,
})
