import { z } from 'zod'
import { defineContentType, email, html, image, links, phone, reference, required, text, url } from '#engine'

/** An institution of ours or another: a part of the trust, a partner, a sponsor. */
export const organization = defineContentType({
  name: 'organization',
  label: 'Organization',
  schema: z.object({
    url: url(),
    email: email(),
    telephone: phone(),
    address: reference('address'),
    partOf: reference('organization'),
    logo: image(),
  }),
  card: {
    include: ['logo'],
    map: ({ logo }) => ({ image: logo }),
  },
})

/** A department, with a page of its own at its whole path. */
export const department = defineContentType({
  name: 'department',
  label: 'Department',
  schema: z.object({
    name: text(),
    slug: text(),
    fullPath: required(text()),
    partOf: reference('organization'),
    address: reference('address'),
    email: email(),
    telephone: phone(),
    excerpt: html(),
    image: image(),
    links: links(),
  }),
  index: ['slug', 'fullPath'],
  derive: ({ title, name, slug, fullPath, url: page }) => ({
    displayName: name ?? title,
    slug: slug ?? `/${fullPath.split('/').filter(Boolean).at(-1) ?? ''}`,
    url: page ?? fullPath,
  }),
  card: {
    include: ['image'],
    map: ({ title, name, image, excerpt }) => ({ title: name ?? title, image, excerpt }),
  },
})
