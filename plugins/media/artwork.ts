import { z } from 'zod'
import { defineContentType, html, image, plainText, text, url } from '#engine'

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
