import { defineContentType, f } from 'atrium'
import { z } from 'zod'
import { promoCard } from '../promo-card.ts'

export default defineContentType({
  name: 'promo',
  label: 'Promo',
  plural: 'Promos',
  icon: 'badge-percent',
  category: 'Modules',
  help: 'An invitation with words and links of its own.',
  schema: z.object({
    subtitle: f.text({ help: 'The line over the title.' }),
    blurb: f.html({ help: 'A few words that invite.', length: { ideal: 200 } }),
    image: f.image({ help: 'Beside or above the words.' }),
    cta: f.links({ label: 'Links', help: 'Where it leads; the first counts most.' }),
    ctaPrompt: f.text({ label: 'Sentence before the links', help: 'Like Hear it in the galleries.' }),
    publicationDate: f.date({ help: 'Lists of what is new are sorted by it.' }),
    tag: f.text({ help: 'One word over the title, like New.' }),
  }),
  index: ['publicationDate'],
  card: ({ entry }) => promoCard(entry),
})
