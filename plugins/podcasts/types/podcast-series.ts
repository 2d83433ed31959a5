import { defineContentType, f } from 'atrium'
import { z } from 'zod'
import { categories } from '../feed/categories.ts'
import messages from '../messages.ts'

const followLink = () =>
  f.group(
    {
      service: f.required(f.text({ help: 'The key of a service in podcastServices of institution.json.' })),
      url: f.required(f.url({ label: 'Address', help: 'Its page at the service.' })),
    },
    { keys: 2 },
  )

export default defineContentType({
  name: 'podcast_series',
  label: 'Podcast series',
  plural: 'Podcast series',
  icon: 'podcast',
  category: 'Stories',
  help: 'A podcast: its name, where it is followed, and what directories are told of it.',
  schema: z.object({
    slug: f.required(
      f.text({ control: 'address', help: 'Its address below /podcasts.', example: 'out-of-storage', group: 'Podcast' }),
    ),
    displayTitle: f.text({ group: 'Podcast', help: 'What the podcast is called; default: the title.' }),
    blurb: f.html({ group: 'Podcast', help: 'What it is about; directories print it.', length: { ideal: 300 } }),
    image: f.image({ help: 'Directories take no podcast without one, and show square ones whole.', group: 'Podcast' }),
    category: f.choice(categories, { help: 'What directories file it under; default: Arts.', group: 'Podcast' }),
    explicit: f.bool({ help: 'Directories warn of its language.', group: 'Podcast' }),
    ownerEmail: f.email({
      help: "Where directories write to; default: the institution's address.",
      group: 'Directories',
    }),
    followHeader: f.text({ label: 'Heading', group: 'Where to follow', help: 'Over the links to follow it.' }),
    followDescription: f.html({ label: 'Text', group: 'Where to follow', help: 'Why to follow it, in a sentence.' }),
    rssFeed: f.url({
      label: 'RSS feed',
      help: "Default: the feed that the series' page has here.",
      group: 'Directories',
    }),
    externalLinks: f.list(followLink(), {
      group: 'Where to follow',
      help: 'Services on which it can be heard.',
      itemName: 'service',
    }),
  }),
  derive: ({ entry: { slug } }) => ({ url: `/podcasts/${slug}` }),
  check: async ({ entry: { image, rssFeed } }) => {
    if (image || rssFeed) return []
    const reason = 'is missing, without which directories take no podcast'
    const remedy = 'Name a square picture of 1400 pixels or more.'
    return [{ severity: 'warning', field: 'image', reason, remedy }]
  },
  card: ({ entry, translate }) => ({ href: entry.url, subtitle: translate(messages).podcast }),
})
