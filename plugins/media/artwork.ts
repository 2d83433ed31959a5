import { z } from 'zod'
import { defineContentType, html, image, plainText, required, text, url } from '#engine'

/** A work of art, described here. */
export const artwork = defineContentType({
  name: 'artwork',
  label: 'Artwork',
  schema: z.object({ artist: text(), blurb: html(), displayTitle: text(), image: image(), url: url() }),
  card: {
    include: ['image'],
    map: ({ image: picture, artist, blurb, path, url: page }) => ({
      href: path ?? page,
      image: picture,
      meta: artist,
      excerpt: blurb,
    }),
  },
  search: ({ title, displayTitle, artist, blurb }) => ({
    title: displayTitle ?? title,
    description: plainText(blurb) || artist,
    text: artist,
    type: 'Artwork',
  }),
})

/** A work of the museum's collection, known by its page there; the collection service says the rest. */
export const collectionObject = defineContentType({
  name: 'collection_object',
  label: 'Collection object',
  schema: z.object({ url: required(url()), image: image() }),
  derive: ({ url: page }) => ({ objectID: page.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) }),
  card: {
    include: ['image'],
    map: ({ image: picture, path, url: page }) => ({ href: path ?? page, image: picture }),
  },
  search: ({ title }) => ({ title, type: 'Artwork' }),
})
