import { z } from 'zod'
import { colorReference, defineContentType, html, image } from '#engine'

/** A hero that several pages share. */
export const moduleHero = defineContentType({
  name: 'module_hero',
  label: 'Shared hero',
  schema: z.object({ image: image(), pageIntro: html(), colorName: colorReference() }),
})
