import { f, type SettingsOf } from 'atrium'

/** Where the news of the institute is. */
export const settings = {
  conservationNewsTag: f.text({
    help: 'Slug of the topic tag under which the conservation institute has its news.',
    example: 'conservation-institute',
  }),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}
