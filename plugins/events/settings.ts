import { f, type SettingsOf } from 'atrium'

/** Declares what holds for all events and exhibitions of the institution. */
export const settings = {
  freeExhibitions: f.bool({
    help: 'Every exhibition is free: its page, the calendar and structured data say so.',
  }),
  pastExhibitions: f.link({ help: 'The button below the list of exhibitions, as it is written here.' }),
  ticketingHost: f.url({ help: 'Origin of the ticketing site.', example: 'https://tickets.example.org' }),
  calendarWords: f.list(
    f.group({
      name: f.required(f.text({ help: 'As the calendar service or an event names it.', example: 'Talks' })),
      shown: f.required(f.text({ help: 'As visitors read it.', example: 'Charlas' })),
    }),
    {
      help: 'What categories, audiences and kinds of events are called, where their own names are in another language.',
    },
  ),
  guideAppUrl: f.url({ help: 'Where the guide app is downloaded.' }),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}
