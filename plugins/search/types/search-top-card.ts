import { defineContentType, f } from 'atrium'
import { z } from 'zod'

/** A card over the results for words that an editor chose. */
export default defineContentType({
  name: 'search_top_card',
  label: 'Search top card',
  plural: 'Search top cards',
  icon: 'search-check',
  category: 'Site',
  help: 'A card over the results of a search for its keywords, and first among suggestions.',
  schema: z.object({
    displayTitle: f.text({ help: 'The title that visitors read; default: the title.' }),
    keywords: f.list(f.text({ example: 'opening hours' }), {
      help: 'What visitors look for who want this: each a word or a phrase. Without any the card is never shown.',
    }),
    description: f.html({ help: 'What the card says.' }),
    image: f.image({ help: 'Beside the words.' }),
    sites: f.stubs('{brand}_location', { help: 'Places whose opening hours are shown, as they are today.' }),
    linkGroup: f.list(
      f.group({
        heading: f.text({ help: 'The heading over the links.' }),
        cta: f.links({ label: 'Links', help: 'In this order.' }),
      }),
      {
        help: 'Links in groups, each under a heading of its own.',
        itemName: 'heading',
      },
    ),
  }),
  card: false,
})
