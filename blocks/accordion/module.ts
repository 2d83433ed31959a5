import { defineModule, f, section } from 'atrium'
import { type Printed, printed } from 'atrium/model/page/printed.ts'
import { titledTexts } from 'atrium/model/promo/titled.ts'

export const accordionFields = () => ({
  title: f.text({ aliases: ['heading', 'header'], help: 'The heading over them.' }),
  items: titledTexts('content', { help: 'What opens under its title.' }),
  links: f.links({ help: 'Below the last text.' }),
})

/** Texts that open under their titles. */
export const accordion = defineModule({
  label: 'Texts that open',
  help: 'Titles that visitors open to read a text, for what not everybody needs.',
  fields: accordionFields,
  section: ({ items, ...value }, options: Printed) =>
    section('accordion', {
      ...printed(value, options),
      items: items.flatMap(({ title, content }) => (title && content ? [{ title, content }] : [])),
    }),
})
