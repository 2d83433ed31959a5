import { f, type SettingsOf } from 'atrium'

/** Where no listing is. */
export const settings = {
  resourceListingExclusions: f.list(f.text(), {
    help: 'Addresses at which there is no listing of resources.',
    example: ['/foundation/tools'],
  }),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}
