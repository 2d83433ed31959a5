import { defineModule, f, type PageContext, section } from '#engine'
import contentBlock from '#model/promo/types/content-block.ts'
import messages from '../../messages.ts'

/** Texts that the pages of many events share. */
export const knowBeforeYouGo = defineModule({
  label: 'Know before you go',
  fields: () => ({ title: f.text(), contentBlock: f.references(contentBlock) }),
  section: ({ contentBlock: items }, _options: object, { translate }: Pick<PageContext, 'translate'>) =>
    section('knowBeforeYouGo', { heading: translate(messages).knowBeforeYouGo, items }),
})
