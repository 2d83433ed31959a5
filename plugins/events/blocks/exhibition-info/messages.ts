import { defineMessages } from 'atrium'

export default defineMessages('exhibitionInfo', {
  accessibility: 'Accessibility',
  dates: 'Dates',
  location: 'Location',
  hours: 'Hours',
  cost: 'Cost',
  languages: 'Languages',
})
