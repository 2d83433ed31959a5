import { defineModule, f, type PageContext, section } from 'atrium'
import contentBlock from 'atrium/model/promo/types/content-block.ts'
import messages from '../../messages.ts'

/** Texts that the pages of many events share. */
export const knowBeforeYouGo = defineModule({
  label: 'Know before you go',
  help: 'Parking, doors, access and the like: short texts that many pages share.',
  fields: () => ({
    title: f.text({ help: 'For editors: the page prints its own heading.' }),
    contentBlock: f.references(contentBlock, {
      label: 'Texts',
      help: 'Change them in their own entries: all pages follow.',
    }),
  }),
  section: ({ contentBlock: items }, _options: object, { translate }: Pick<PageContext, 'translate'>) =>
    section('knowBeforeYouGo', { heading: translate(messages).knowBeforeYouGo, items }),
})
