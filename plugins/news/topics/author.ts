import { z } from 'zod'
import { defineContentType, email, html, image, links, metaPage, phone, reference, text } from '#engine'
import type { OrganizationEntry } from '#ui/person/person.ts'
import type { ChosenNavigation } from './topic.ts'

/** Someone who writes. */
export const author = defineContentType({
  name: 'author',
  label: 'Author',
  schema: z.object({
    displayName: text(),
    intro: html(),
    bio: html(),
    jobTitle: text(),
    jobDescription: html(),
    email: email(),
    telNumber: phone(),
    affiliation: reference<OrganizationEntry>('organization', 'department'),
    externalLinks: links(),
    image: image(),
    navigation: reference<ChosenNavigation>('navigation'),
    metaPage: metaPage(),
  }),
  card: {
    include: ['image'],
    map: ({ title, displayName, image: portrait, intro, jobTitle }) => ({
      title: displayName ?? title,
      image: portrait,
      excerpt: intro,
      ...(jobTitle && { meta: jobTitle }),
    }),
  },
  search: ({ title, displayName, jobTitle }) => ({
    title: displayName ?? title,
    description: jobTitle,
    type: 'Author',
  }),
})

export type Author = z.output<typeof author.schema>
