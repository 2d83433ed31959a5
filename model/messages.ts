import { defineMessages } from 'atrium'

export default defineMessages('model', {
  all: 'All',
  nothingYet: 'There is nothing here yet.',
  results: { one: 'result', other: 'results' },
  placesAndLast: '{others} & {last}',
  location: 'Location: {places}',
  publication: 'Publication',
  winter: 'Winter',
  spring: 'Spring',
  summer: 'Summer',
  fall: 'Fall',
  seasonAndYear: '{season} {year}',
  artwork: 'Artwork',
  periodical: 'Periodical',
})
