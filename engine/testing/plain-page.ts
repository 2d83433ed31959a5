import { pagesWith } from '../authoring/define-page.ts'
import { defined } from '../base/defined.ts'
import { f } from '../schema/fields.ts'

/** Declares pages for tests of the engine, of a site without a look of its own: a `hero`, and lists in a `cardListing`. */
export const definePage = pagesWith({
  fields: { displayTitle: f.text(), subtitle: f.text(), intro: f.html(), metaPage: f.metaPage() },
  hero: ({
    entry,
    options,
    navigation,
  }: {
    entry: { name: string }
    options: { jumpTo?: 'sections' }
    navigation: unknown
  }) => defined({ blockType: 'hero', title: entry.name, jumpTo: options.jumpTo, navigation }),
  list: ({ list, look: { heading = 'All', empty = 'Nothing yet.' } }) =>
    list.total > 0
      ? [{ blockType: 'cardListing', heading, items: list.items }]
      : [{ blockType: 'heading', text: empty }],
})
