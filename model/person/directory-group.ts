import { f } from '#engine'
import person from './types/person.ts'

/** The fields of people under one heading. */
export const directoryFields = () => ({
  title: f.text({ aliases: ['heading'] }),
  intro: f.html(),
  persons: f.references(person),
})

/** People under one heading, as editors fill them in. */
export const directoryGroup = () => f.group(directoryFields())
