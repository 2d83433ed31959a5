import { z } from 'zod'
import { defineContentType, f } from '#engine'
import { promoCard } from '../promo-card.ts'

export default defineContentType({
  name: 'promo',
  label: 'Promo',
  help: 'An invitation with words and links of its own.',
  schema: z.object({
    subtitle: f.text({ help: 'The line over the title.' }),
    blurb: f.html(),
    image: f.image(),
    cta: f.links({ label: 'Links' }),
    ctaPrompt: f.text({ label: 'Sentence before the links' }),
    publicationDate: f.date(),
    tag: f.text({ help: 'One word over the title, like New.' }),
  }),
  index: ['publicationDate'],
  card: ({ entry }) => promoCard(entry),
})
