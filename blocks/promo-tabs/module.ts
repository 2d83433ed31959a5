import { defineModule, f, section } from 'atrium'
import { type Printed, printed } from 'atrium/model/page/printed.ts'
import { promoListFields, promosOf } from 'atrium/model/promo/written-promos.ts'

/** A tab shows these alone of a list of promos. */
const { title, items } = promoListFields()

export const promoTabsFields = () => ({
  title: f.text({ aliases: ['heading', 'header'], help: 'The heading over all tabs.' }),
  subtitle: f.text({ aliases: ['subheading'], help: 'One line below the heading.' }),
  intro: f.html({ help: 'A sentence before the tabs.' }),
  groups: f.list(f.group({ title, items }), { itemName: 'title', help: 'Each is a tab, called by its title.' }),
})

/** Promos written on the page itself, in groups of which one is seen at a time. */
export const promoTabs = defineModule({
  label: 'Promos in tabs',
  help: 'Invitations that are written here, in tabs of which one is seen at a time.',
  fields: promoTabsFields,
  section: ({ subtitle: subheading, groups, ...value }, options: Printed) =>
    section('promoTabs', {
      ...printed(value, options),
      subheading,
      items: groups.flatMap(({ title, items }) =>
        title && items.length > 0 ? [{ title, items: promosOf(items) }] : [],
      ),
    }),
})
