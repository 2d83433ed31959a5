import { f } from 'atrium'
import person from './types/person.ts'

/** The fields of people under one heading. */
export const directoryFields = () => ({
  title: f.text({ aliases: ['heading'], help: 'The heading over these people.' }),
  intro: f.html({ help: 'A sentence before the names.' }),
  persons: f.references(person, { help: 'In this order.' }),
})

/** People under one heading, as editors fill them in. */
export const directoryGroup = () => f.group(directoryFields())
