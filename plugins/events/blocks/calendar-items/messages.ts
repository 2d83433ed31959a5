import { defineMessages } from 'atrium'

export default defineMessages('calendarItems', {
  access: 'Access:',
  print: 'Print this day',
  furtherDates: { one: 'and one more date', other: 'and {count} more dates' },
})
