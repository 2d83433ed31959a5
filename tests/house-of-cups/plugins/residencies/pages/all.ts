import { definePage } from 'atrium/model/page.ts'
import messages from '../messages.ts'
import residency from './residency.ts'

/** Everybody who has worked here, to be filtered by craft and year. */
export default definePage({
  type: 'page_residencies',
  label: 'Residencies',
  route: '/residencies',
  hero: { variant: 'Listing', navigation: true },
  list: {
    of: residency,
    sort: [{ field: 'begins', order: 'descending' }],
    size: 12,
    nouns: messages.residencies,
    filters: {
      craft: { label: messages.craft, field: 'crafts' },
      year: { label: messages.year, field: 'year' },
    },
    look: ({ context: { translate } }) => ({ empty: translate(messages).none }),
  },
  feed: { title: ({ context: { institution, translate } }) => translate(messages).feed({ name: institution.name }) },
})
