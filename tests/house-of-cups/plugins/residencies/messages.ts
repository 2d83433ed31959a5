import { defineMessages } from 'atrium'

export default defineMessages('residencies', {
  residency: 'Artist in residence',
  last: 'They came last',
  residencies: { one: 'residency', other: 'residencies' },
  craft: 'Craft',
  year: 'Year',
  none: 'Nobody is here yet.',
  free: 'The studio is open to visitors now.',
  feed: 'Residencies at {name}',
})
