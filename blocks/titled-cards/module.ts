import { defineModule, f, section } from '#engine'
import { iconGroup } from '#model/promo/icon-group.ts'
import { titledFields, titledTexts } from '#model/promo/titled.ts'

interface TitledOptions {
  /** Printed by the page type; the editor's title is then ignored. */
  heading?: string
  id?: string
}

type Printed = { title?: string; intro?: string }

const printed = ({ title, intro }: Printed, { heading, id }: TitledOptions) => ({
  title: heading ? undefined : title,
  heading,
  intro,
  id,
})

const heading = () => ({ title: f.text({ aliases: ['heading', 'header'] }), intro: f.html() })

/** Titles with a text each, under a heading. */
export const titledList = defineModule({
  label: 'Titles with texts',
  fields: () => ({ ...heading(), items: titledTexts() }),
  section: ({ items, ...value }, options: TitledOptions) =>
    section('titledCards', { ...printed(value, options), items: shownItems(items) }),
})

/** The same with an icon each. */
export const iconCards = defineModule({
  label: 'Cards with icons',
  fields: () => ({
    ...heading(),
    cards: f.list(f.group({ ...titledFields(), title: f.required(f.text()), iconGroup: iconGroup() })),
  }),
  section: ({ cards, ...value }, options: TitledOptions) =>
    section('titledCards', {
      ...printed(value, options),
      items: cards.map(({ title, content, iconGroup: icon }) => ({ title, content, icon: icon?.iconName })),
    }),
})

/** Those of which something is said. */
export const shownItems = (items: readonly { title?: string; content?: string }[]) =>
  items.flatMap(({ title, content }) => (title || content ? [{ title, content }] : []))
