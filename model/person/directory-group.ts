import { f } from '#engine'
import person from './types/person.ts'

/** People under one heading, as editors fill them in. */
export const directoryGroup = () =>
  f.group({ title: f.text({ aliases: ['heading'] }), intro: f.html(), persons: f.references(person) })
