import { defineMessages } from 'atrium'

/** Times count by their hour: in some languages one o’clock is a singular. */
export default defineMessages('hours', {
  closed: 'Closed',
  allDay: '24 hours',
  openUntil: { one: 'Open now until {time}', other: 'Open now until {time}' },
  openUntilDay: { one: 'Open now until {day} at {time}', other: 'Open now until {day} at {time}' },
  openAlways: 'Open day and night',
  opensToday: { one: 'Opens today at {time}', other: 'Opens today at {time}' },
  opensTomorrow: { one: 'Opens tomorrow at {time}', other: 'Opens tomorrow at {time}' },
  opensOn: { one: 'Opens {day} at {time}', other: 'Opens {day} at {time}' },
  openToday: 'Open today {hours}',
  closedToday: 'Closed today',
  closedTodayFor: 'Closed today for {reason}',
  closedAndOpens: '{closed}. {opens}',
})
