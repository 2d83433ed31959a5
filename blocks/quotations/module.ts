import { defineModule, f, section } from 'atrium'
import type { Color } from 'atrium/model/color/colors.ts'
import quote from 'atrium/model/promo/types/quote.ts'

interface QuotationsOptions {
  /** Of the first, the second …: the others are on the ground of the page. */
  grounds?: readonly Color[]
}

/** Shows what people said. */
export const quotations = defineModule({
  label: 'Quotations',
  help: 'What people said, shown large; their words are in their own entries.',
  field: (options) => f.references(quote, options),
  section: (items, { grounds = [] }: QuotationsOptions) =>
    section('quotations', {
      items: items.map((of, index) => {
        const { uid, body: text, attribution, image } = of
        return { of, uid, text, attribution, image, colorName: grounds[index] }
      }),
    }),
})
