import { f, type SettingsOf } from 'atrium'

/** Where the institution looks for people. */
export const settings = {
  jobsUrl: f.url({
    help: 'Where vacancies are: search answers with it, and menus lead there by `{jobsUrl}`.',
    example: 'https://jobs.example.org/cups',
  }),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}
