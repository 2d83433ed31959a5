import collectionObject from 'atrium/model/work/types/collection-object.ts'
import { longTitle, orbits, poppy } from '../example-content.ts'
import { loaded } from '../example-entry.ts'

/** A picture with its caption, a work of the collection with all there is, and a title of which there is too much. */
export const examples = [
  { asset: orbits },
  {
    asset: loaded(collectionObject, 'object_poppy', 'Matilija Poppy', {
      url: 'https://collection.ellery.example.org/objects/1994-7',
      image: poppy,
      date: '1843',
      place: 'Santa Paula Canyon',
      material: 'Pen and iron-gall ink over graphite on wove paper',
      maker: 'Henrike Solberg',
      dimensions: '48 × 36 cm',
      creditLine: 'Ellery Research Institute, gift of the Solberg family',
    }),
    links: [
      { title: 'How the petals were drawn', href: '/news/a-poppy-that-will-not-be-pressed' },
      { title: 'See it in the herbarium', href: 'https://herbarium.example.org/romneya' },
    ],
    downloadLink: { title: 'Download the sheet' },
    tombstone: { date: 'May 1843', credit: 'Ellery Research Institute' },
  },
  {
    asset: orbits,
    tombstone: {
      title: longTitle,
      maker: 'Ulrich Teschner, with annotations by an unknown reader of the eighteenth century',
      dimensions: 'Sheet 52.4 × 61.8 cm; plate mark 47.1 × 55.3 cm; each of the three circles 14.9 cm across',
    },
  },
]
