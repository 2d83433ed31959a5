import { definePlugin } from '#engine'
import { contentBlock } from './content-block.ts'
import { featuredItem } from './featured-item.ts'
import { contentPromo, promo } from './promo.ts'
import { faq, questionAnswer } from './question-answer.ts'
import { quote } from './quote.ts'
import { resource } from './resource.ts'

/** Small pieces that editors write once and set into pages of any area. */
export default definePlugin({
  name: 'cards',
  contentTypes: [contentBlock, contentPromo, promo, featuredItem, faq, questionAnswer, quote, resource],
})
