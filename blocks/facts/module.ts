import { defineModule, f, section } from 'atrium'
import { colorReference } from 'atrium/model/color/color.ts'
import { type Printed, printed } from 'atrium/model/page/printed.ts'
import type { z } from 'zod'

export const factFields = () => ({
  heading: f.required(f.text({ help: 'The number or the word that counts.', example: '96' })),
  text: f.html({ help: 'What the number or word says.' }),
})

const fact = () => f.group({ ...factFields(), backgroundColorName: colorReference({ label: 'Ground' }) })

const shownFacts = (items: readonly NonNullable<z.output<ReturnType<typeof fact>>>[]) =>
  items.map(({ backgroundColorName: ground, ...shown }) => ({ ...shown, colorName: ground?.colorName }))

export const factsFields = () => ({
  title: f.text({ help: 'The heading over the facts.' }),
  items: f.list(fact(), { itemName: 'heading', help: 'A number or a word each, in this order.' }),
})

/** Numbers and other facts in a few words. */
export const facts = defineModule({
  label: 'Facts',
  help: 'Numbers and other facts, large, with a few words each.',
  fields: factsFields,
  section: ({ items, ...value }, options: Printed) =>
    section('facts', { ...printed(value, options), items: shownFacts(items) }),
})

/** The same without a heading. */
export const factList = defineModule({
  label: 'List of facts',
  help: 'Numbers and other facts, large, with a few words each; the page prints the heading.',
  field: (options) => f.list(fact(), { itemName: 'heading', ...options }),
  section: (items, { heading, id }: Pick<Printed, 'heading' | 'id'>) =>
    section('facts', { heading, id, items: shownFacts(items) }),
})
