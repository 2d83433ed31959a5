import { f, type SettingsOf } from 'atrium'

/** Where the ribbon of a deployment leads. */
export const settings = {
  changelogUrl: f.url({ help: 'Where the ribbon of a deployment leads.' }),
  repositoryUrl: f.url({ help: 'Where the ribbon leads without a changelog.' }),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}
