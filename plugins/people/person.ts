import { z } from 'zod'
import { defineContentType, email, group, html, image, links, list, phone, reference, required, text } from '#engine'

/** Somebody who is named, shown or reached. */
export const person = defineContentType({
  name: 'person',
  label: 'Person',
  schema: z.object({
    givenName: required(text()),
    familyName: required(text()),
    image: image(),
    jobTitle: text(),
    jobDescription: html(),
    bios: list(group({ type: text(), text: required(html()) })),
    email: email(),
    telNumber: phone(),
    externalLinks: links(),
    worksFor: reference('organization', 'department'),
  }),
  index: ['familyName', 'givenName'],
  derive: ({ givenName, familyName }) => ({ fullName: `${givenName} ${familyName}` }),
  card: {
    include: ['image'],
    map: ({ givenName, familyName, image, jobTitle, bios }) => ({
      title: `${givenName} ${familyName}`,
      image,
      meta: jobTitle,
      excerpt: bios[0]?.text,
    }),
  },
})
