import { f, type SettingsOf } from 'atrium'

/** Declares what holds for all events and exhibitions of the institution. */
export const settings = {
  freeExhibitions: f.bool({
    help: 'Every exhibition is free: its page, the calendar and structured data say so.',
  }),
  pastExhibitions: f.link({ help: 'The button below the list of exhibitions, as it is written here.' }),
  ticketingHost: f.url({ help: 'Origin of the ticketing site.', example: 'https://tickets.example.org' }),
  guideAppUrl: f.url({ help: 'Where the guide app is downloaded.' }),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}
