import { definePlugin } from 'atrium'
import { eventsFeeds } from './calendar/events-feed.ts'
import { onDay } from './calendar/on-day.ts'
import { searchAnswers } from './calendar/search-answers.ts'
import { shortcutEndpoints } from './calendar/shortcuts.ts'
import { calendar } from './calendar-service/index.ts'
import { calendarFile } from './ics/calendar-file.ts'
import { eventFile } from './ics/event-file.ts'
import { settings } from './settings.ts'

/** Events, tours and exhibitions, with the calendar of all of them. */
export default definePlugin({
  name: 'events',
  settings,
  endpoints: [...shortcutEndpoints, calendarFile, eventFile, ...eventsFeeds],
  provides: { onDay },
  contributes: { searchAnswers },
  services: { calendar },
})
