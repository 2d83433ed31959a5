import type { FieldKind } from '../../schema/field-registry.ts'

/** Names what a field of a kind holds: one and many. */
export const kindWords: Readonly<Record<Exclude<FieldKind, 'list'>, readonly [one: string, many: string]>> = {
  text: ['text', 'texts'],
  inline: ['rich text without paragraphs', 'rich texts without paragraphs'],
  html: ['rich text', 'rich texts'],
  int: ['whole number', 'whole numbers'],
  number: ['number', 'numbers'],
  bool: ['true or false', 'true or false'],
  date: ['date', 'dates'],
  datetime: ['date and time', 'dates and times'],
  time: ['time of day', 'times of day'],
  url: ['address', 'addresses'],
  email: ['email address', 'email addresses'],
  phone: ['phone number', 'phone numbers'],
  ratio: ['aspect ratio', 'aspect ratios'],
  color: ['colour of the theme', 'colours of the theme'],
  enum: ['choice', 'choices'],
  group: ['group', 'groups'],
  map: ['lists of texts by name', 'lists of texts by name'],
  reference: ['reference', 'references'],
  blocks: ['blocks', 'blocks'],
}

/** Of references that are shown as cards. */
export const cardWords = ['entry shown as a card', 'entries shown as cards'] as const

/** Of what no field builder made. */
export const dataWords = ['data from the page', 'data from the page'] as const
