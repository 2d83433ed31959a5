import { defineModule, f, section } from 'atrium'
import { type Printed, printed } from 'atrium/model/page/printed.ts'
import { iconGroup } from 'atrium/model/promo/icon-group.ts'
import { titledFields, titledTexts } from 'atrium/model/promo/titled.ts'

export const headFields = () => ({
  title: f.text({ aliases: ['heading', 'header'], help: 'The heading over them.' }),
  intro: f.html({ help: 'A sentence before the first.' }),
})

/** Titles with a text each, under a heading. */
export const titledList = defineModule({
  label: 'Titles with texts',
  help: 'Short texts side by side, each below its title.',
  fields: () => ({ ...headFields(), items: titledTexts() }),
  section: ({ items, ...value }, options: Printed) =>
    section('titledCards', { ...printed(value, options), items: shownItems(items) }),
})

/** The same, as groupings. */
export const titledGroupings = defineModule({
  label: 'Groupings of titles with texts',
  help: 'Short texts below their titles, in groups.',
  fields: () => ({
    title: f.text({ aliases: ['heading', 'header'], help: 'The heading over them.' }),
    groupings: titledTexts('text'),
  }),
  section: ({ groupings, ...value }, options: Printed) =>
    section('titledCards', { ...printed(value, options), items: shownItems(groupings) }),
})

/** The same with an icon each. */
export const iconCards = defineModule({
  label: 'Cards with icons',
  help: 'Short texts side by side, each with an icon.',
  fields: () => ({
    ...headFields(),
    cards: f.list(
      f.group({
        ...titledFields(),
        title: f.required(f.text({ help: 'Without a title there is no card.' })),
        iconGroup: iconGroup(),
      }),
      { itemName: 'title', help: 'In this order.' },
    ),
  }),
  section: ({ cards, ...value }, options: Printed) =>
    section('titledCards', {
      ...printed(value, options),
      items: cards.map(({ title, content, iconGroup: icon }) => ({ title, content, icon: icon?.iconName })),
    }),
})

export const connectFields = () => ({
  title: f.text({ help: 'The heading over them.' }),
  subheading: f.text({ help: 'One line below the heading.' }),
  items: f.list(
    f.group({
      iconGroup: iconGroup(),
      links: f.links({ help: 'Where to follow, write or subscribe.' }),
      text: f.html({ help: 'What one hears there, in a sentence.' }),
    }),
    { itemName: 'text', help: 'One for each way, like mail or a network.' },
  ),
})

/** Ways to stay in touch: an icon, a few words and links each. */
export const connect = defineModule({
  label: 'Ways to stay in touch',
  help: 'Networks, newsletters and the like, with an icon each.',
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
