import { f, type SettingsOf } from '#engine'

/** Declares what the menu of the library leads to beside pages. */
export const settings = {
  'menuLinks.researchTools': f.link({ help: 'Tools for research.' }),
}

declare module '#engine' {
  interface Settings extends SettingsOf<typeof settings> {}
}
