import { z } from 'zod'
import { defineContentType, email, html, link, phone, reference, text } from '#engine'

/** A postal address. */
export const address = defineContentType({
  name: 'address',
  label: 'Address',
  schema: z.object({
    streetAddress1: text(),
    streetAddress2: text(),
    locality: text(),
    region: text(),
    postalCode: text(),
    country: text(),
  }),
})

/** A way to reach an office: by a person, by telephone, by mail. */
export const contact = defineContentType({
  name: 'contact',
  label: 'Contact',
  schema: z.object({
    subtitle: text(),
    excerpt: html(),
    person: reference('person'),
    areaServed: text(),
    email: email(),
    phoneLabel: text(),
    phoneNumber: phone(),
    faxLabel: text(),
    faxNumber: phone(),
    link: link(),
    address: reference('address'),
  }),
})
