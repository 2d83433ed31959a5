import { defineMessages } from 'atrium'

export default defineMessages('calendarItems', {
  furtherDates: { one: 'and one more date', other: 'and {count} more dates' },
})
