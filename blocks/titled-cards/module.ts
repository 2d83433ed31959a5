import { defineModule, f, section } from '#engine'
import { type Printed, printed } from '#model/page/printed.ts'
import { iconGroup } from '#model/promo/icon-group.ts'
import { titledFields, titledTexts } from '#model/promo/titled.ts'

export const headFields = () => ({ title: f.text({ aliases: ['heading', 'header'] }), intro: f.html() })

/** Titles with a text each, under a heading. */
export const titledList = defineModule({
  label: 'Titles with texts',
  fields: () => ({ ...headFields(), items: titledTexts() }),
  section: ({ items, ...value }, options: Printed) =>
    section('titledCards', { ...printed(value, options), items: shownItems(items) }),
})

/** The same, as groupings. */
export const titledGroupings = defineModule({
  label: 'Groupings of titles with texts',
  fields: () => ({ title: f.text({ aliases: ['heading', 'header'] }), groupings: titledTexts('text') }),
  section: ({ groupings, ...value }, options: Printed) =>
    section('titledCards', { ...printed(value, options), items: shownItems(groupings) }),
})

/** The same with an icon each. */
export const iconCards = defineModule({
  label: 'Cards with icons',
  fields: () => ({
    ...headFields(),
    cards: f.list(f.group({ ...titledFields(), title: f.required(f.text()), iconGroup: iconGroup() })),
  }),
  section: ({ cards, ...value }, options: Printed) =>
    section('titledCards', {
      ...printed(value, options),
      items: cards.map(({ title, content, iconGroup: icon }) => ({ title, content, icon: icon?.iconName })),
    }),
})

export const connectFields = () => ({
  title: f.text(),
  subheading: f.text(),
  items: f.list(f.group({ iconGroup: iconGroup(), links: f.links(), text: f.html() })),
})

/** Ways to stay in touch: an icon, a few words and links each. */
export const connect = defineModule({
  label: 'Ways to stay in touch',
  fields: connectFields,
  section: ({ items, subheading, ...value }, options: Printed) =>
    section('titledCards', {
      ...printed(value, options),
      subheading,
      items: items.map(({ iconGroup: icon, links, text }) => ({ icon: icon?.iconName, links, content: text })),
    }),
})

/** Those of which something is said. */
export const shownItems = (items: readonly { title?: string; content?: string }[]) =>
  items.flatMap(({ title, content }) => (title || content ? [{ title, content }] : []))
