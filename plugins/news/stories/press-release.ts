import { z } from 'zod'
import { cards, defineContentType, group, html, links, plainText, references } from '#engine'
import { bylineOf, storyFields } from './story-fields.ts'

/** What is read of a press contact. */
export interface Contact {
  subtitle?: string
  excerpt?: string
  person?: { givenName?: string; familyName?: string; jobTitle?: string }
  email?: string
  phoneLabel?: string
  phoneNumber?: string
  faxLabel?: string
  faxNumber?: string
  link?: { title: string; href: string }
}

/** News for journalists. */
export const pressRelease = defineContentType({
  name: 'press_release',
  label: 'Press release',
  schema: z.object({
    ...storyFields(),
    press: group({
      contacts: references<Contact>('contact'),
      pressKit: links(),
      pressKitFooter: html(),
      relatedResources: cards(),
    }),
  }),
  index: ['sortDate', 'publicationDate', 'categories', 'topicTags', 'authors'],
  derive: ({ publicationDate }) => ({ sortDate: publicationDate }),
  card: {
    include: ['thumbnail', 'hero.image', 'authors'],
    map: (entry) => ({
      image: entry.thumbnail ?? entry.hero?.image,
      date: entry.publicationDate,
      excerpt: entry.blurb,
      meta: bylineOf(entry.authors),
    }),
  },
  search: ({ title, displayTitle, blurb }) => ({
    title: displayTitle ?? title,
    description: plainText(blurb),
    type: 'Press Release',
  }),
})

export type PressRelease = z.output<typeof pressRelease.schema>
