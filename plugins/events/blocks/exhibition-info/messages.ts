import { defineMessages } from 'atrium'

export default defineMessages('exhibitionInfo', {
  accessibility: 'Accessibility',
  dates: 'Dates',
  location: 'Location',
  openToday: 'Open Today',
  cost: 'Cost',
  languages: 'Languages',
})
