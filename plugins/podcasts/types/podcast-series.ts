import { z } from 'zod'
import { defineContentType, f } from '#engine'
import { categories } from '../feed/categories.ts'
import messages from '../messages.ts'

const followLink = () =>
  f.group(
    {
      service: f.required(f.text({ help: 'The key of a service in podcastServices of institution.json.' })),
      url: f.required(f.url()),
    },
    { keys: 2 },
  )

export default defineContentType({
  name: 'podcast_series',
  label: 'Podcast series',
  help: 'A podcast: its name, where it is followed, and what directories are told of it.',
  schema: z.object({
    slug: f.required(f.text({ help: 'Its address below /podcasts.', example: 'out-of-storage' })),
    displayTitle: f.text(),
    blurb: f.html(),
    image: f.image({ help: 'Directories take no podcast without one, and show square ones whole.' }),
    category: f.choice(categories, { help: 'What directories file it under; default: Arts.' }),
    explicit: f.bool({ help: 'Directories warn of its language.' }),
    ownerEmail: f.email({ help: "Where directories write to; default: the institution's address." }),
    followHeader: f.text(),
    followDescription: f.html(),
    rssFeed: f.url({ label: 'RSS feed', help: "Default: the feed that the series' page has here." }),
    externalLinks: f.list(followLink()),
  }),
  derive: ({ entry: { slug } }) => ({ url: `/podcasts/${slug}` }),
  check: async ({ entry: { image, rssFeed } }) =>
    image || rssFeed
      ? []
      : [
          {
            severity: 'warning',
            field: 'image',
            reason: 'is missing, without which directories take no podcast',
            remedy: 'Name a square picture of 1400 pixels or more.',
          },
        ],
  card: ({ entry, translate }) => ({ href: entry.url, subtitle: translate(messages).podcast }),
})
