import { type PageContext, section } from 'atrium'
import messages from './messages.ts'
import residency from './pages/residency.ts'

/** Who came last, on the home page. */
export const lastResidents = {
  async make({ content, translate }: PageContext) {
    const sort = [{ field: 'begins', order: 'descending' }] as const
    const { items } = await content.cards(residency, { sort, page: { number: 1, size: 3 } })
    return [section('cardListing', { heading: translate(messages).last, items })]
  },
}
