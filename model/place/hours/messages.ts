import { defineMessages } from '#engine'

export default defineMessages('hours', {
  closed: 'Closed',
  allDay: '24 hours',
  openUntil: 'Open now until {time}',
  openUntilDay: 'Open now until {day} at {time}',
  openAlways: 'Open day and night',
  opensToday: 'Opens today at {time}',
  opensTomorrow: 'Opens tomorrow at {time}',
  opensOn: 'Opens {day} at {time}',
  closedToday: 'Closed today',
  closedTodayFor: 'Closed today for {reason}',
  closedAndOpens: '{closed}. {opens}',
})
