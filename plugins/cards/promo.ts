import { z } from 'zod'
import { date, defineContentType, html, iconGroup, image, inlineHtml, links, reference, text } from '#engine'
import { promoOf } from '#ui/promo/promo.ts'

/** Speaks for another piece of content: its own words win over that content's, and those over its title. */
export const contentPromo = defineContentType({
  name: 'content_promo',
  label: 'Content promo',
  schema: z.object({
    titleAlternate: text(),
    blurbAlternate: html(),
    ctas: links(),
    iconGroup: iconGroup(),
    image: image(),
    alert: inlineHtml(),
    contentReference: reference<{ displayTitle?: string }>('document', 'content_block'),
  }),
  card: { include: ['image', 'content_reference'], map: promoOf },
})

/** An invitation with words and links of its own. */
export const promo = defineContentType({
  name: 'promo',
  label: 'Promo',
  schema: z.object({
    subtitle: text(),
    blurb: html(),
    image: image(),
    cta: links(),
    ctaPrompt: text(),
    publicationDate: date(),
    tag: text(),
  }),
  index: ['publicationDate'],
  card: { include: ['image'], map: promoOf },
})
