import { defineMessages } from 'atrium'

export default defineMessages('openingHours', {
  hours: 'Hours',
  today: 'Today {hours}',
  ahead: 'Different hours',
  week: 'The next seven days',
})
