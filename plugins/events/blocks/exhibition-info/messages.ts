import { defineMessages } from 'atrium'

export default defineMessages('exhibitionInfo', {
  access: 'Access',
  accessibility: 'Accessibility',
  dates: 'Dates',
  location: 'Location',
  hours: 'Hours',
  cost: 'Cost',
  languages: 'Languages',
})
