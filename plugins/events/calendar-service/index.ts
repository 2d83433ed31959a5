import { defineService, urlVariable } from 'atrium'
import { CALENDAR_FILE, checkCalendarFile } from './calendar-file.ts'
import { createFileCalendar } from './file-calendar.ts'
import { calendarFileSchema } from './file-schema.ts'
import { createHttpCalendar } from './http-calendar.ts'

/** The calendar service as configured: one outside, or the records of the content directory. */
export const calendar = defineService({
  variables: {
    CALENDAR_URL: urlVariable({
      description: `Calendar service, asked for \`{CALENDAR_URL}/events/{id}\` and \`{CALENDAR_URL}/events?ids={id},{id}\` and given up after 2 seconds. Not set: \`${CALENDAR_FILE}\` of the content directory.`,
    }),
  },
  files: [CALENDAR_FILE],
  schemas: () => ({ [CALENDAR_FILE]: calendarFileSchema() }),
  check: checkCalendarFile,
  open: ({ settings: { CALENDAR_URL: url }, runtime }) =>
    url ? createHttpCalendar({ ...runtime, url }) : createFileCalendar(runtime),
})
