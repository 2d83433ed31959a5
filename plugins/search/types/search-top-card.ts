import { z } from 'zod'
import { defineContentType, f } from '#engine'

/** A card over the results for words that an editor chose. */
export default defineContentType({
  name: 'search_top_card',
  label: 'Search top card',
  help: 'A card over the results of a search for its keywords, and first among suggestions.',
  schema: z.object({
    displayTitle: f.text({ help: 'The title that visitors read; default: the title.' }),
    keywords: f.list(f.text({ example: 'opening hours' }), {
      help: 'What visitors look for who want this: each a word or a phrase. Without any the card is never shown.',
    }),
    description: f.html(),
    image: f.image(),
    sites: f.stubs('{brand}_location', { help: 'Places whose opening hours are shown, as they are today.' }),
    linkGroup: f.list(f.group({ heading: f.text(), cta: f.links({ label: 'Links' }) }), {
      help: 'Links in groups, each under a heading of its own.',
    }),
  }),
  card: false,
})
