import { f, type SettingsOf } from 'atrium'

/** Declares what the menu leads to beside pages. */
export const settings = {
  'menuLinks.collection': f.link({ help: 'The collection.' }),
  'menuLinks.museumEducation': f.links({ help: 'What the museum offers to schools.' }),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}
