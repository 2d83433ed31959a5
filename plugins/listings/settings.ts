import { f, type SettingsOf } from '#engine'

/** Where no listing is. */
export const settings = {
  resourceListingExclusions: f.list(f.text(), {
    help: 'Addresses at which there is no listing of resources.',
    example: ['/foundation/tools'],
  }),
}

declare module '#engine' {
  interface Settings extends SettingsOf<typeof settings> {}
}
