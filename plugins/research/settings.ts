import { f, type SettingsOf } from 'atrium'

/** Declares what the menu of the library leads to beside pages. */
export const settings = {
  'menuLinks.researchTools': f.link({ help: 'Tools for research.' }),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}
