import { defineContentType, f } from 'atrium'
import { z } from 'zod'
import { iconGroup } from '../icon-group.ts'
import { promoCard } from '../promo-card.ts'
import contentBlock from './content-block.ts'

/** Speaks for another piece of content: its own words win over that content's, and those over its title. */
export default defineContentType({
  name: 'content_promo',
  label: 'Content promo',
  plural: 'Content promos',
  icon: 'megaphone',
  category: 'Modules',
  help: 'Speaks for another piece of content: what it leaves empty is taken from there.',
  schema: z.object({
    titleAlternate: f.text({ label: 'Other title', help: 'Default: that of the content.' }),
    blurbAlternate: f.html({ label: 'Other text', help: "Default: the content's own." }),
    ctas: f.links({ label: 'Links', help: 'Default: one to the content.' }),
    iconGroup: iconGroup(),
    image: f.image({ help: 'Default: none; pages decide whether they show it.' }),
    alert: f.inlineHtml({ help: 'A short notice above it.' }),
    contentReference: f.reference(['document', contentBlock], {
      label: 'Content',
      help: 'What it speaks for.',
      preload: true,
    }),
  }),
  card: ({ entry }) => promoCard(entry),
})
