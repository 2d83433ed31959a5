import { defineModule, f, section } from '#engine'
import contentBlock from '#model/promo/types/content-block.ts'

/** Texts that the pages of many events share. */
export const knowBeforeYouGo = defineModule({
  label: 'Know before you go',
  fields: () => ({ title: f.text(), contentBlock: f.references(contentBlock) }),
  section: ({ contentBlock: items }) => section('knowBeforeYouGo', { heading: 'Know Before You Go', items }),
})
