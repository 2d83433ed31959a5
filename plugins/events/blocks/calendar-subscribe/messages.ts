import { defineMessages } from 'atrium'

export default defineMessages('calendarSubscribe', {
  subscribeSelection: 'Subscribe to this selection',
  subscribe: 'Subscribe to the calendar',
  downloadFile: 'Download as .ics',
})
