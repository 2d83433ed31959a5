import type { InstalledSetting } from '../assemble/installed-settings.ts'
import type { Institution } from '../contract/site/institution.ts'
import type { Settings } from '../contract/site/settings.ts'

/** An institution that says no more than it must. */
export const bareInstitution: Institution = {
  name: 'House of Cups',
  brand: 'cups',
  host: 'House of Cups',
  trust: 'House of Cups',
  siteUrl: 'https://cups.example',
  timeZone: 'Europe/Madrid',
  language: 'en-GB',
  languages: [],
  basePath: '',
  onlyTranslated: [],
  languageByBrowser: false,
  currency: 'EUR',
  structuredDataContext: 'https://schema.org',
  mainMenu: [],
  footerMenus: [],
  socialLinks: [],
  menuLabels: {},
  frameHosts: [],
  redirectHosts: [],
  theme: { colors: {} },
  sites: [],
  settings: {} as Settings,
}

/** The institution that tests speak for where they name no other. */
export const testInstitution: Institution = {
  ...bareInstitution,
  name: 'The Ellery',
  brand: 'ellery',
  host: 'Ellery',
  trust: 'Ellery Trust',
  siteUrl: 'https://www.ellery.example',
  timeZone: 'America/Los_Angeles',
  language: 'en-US',
  currency: 'USD',
  description: 'A house of pictures.',
  locality: 'Los Angeles',
  country: 'US',
  nonprofitStatus: 'Nonprofit501c3',
  sites: [
    { code: 'center', name: 'Center' },
    { code: 'villa', name: 'Villa' },
    { code: 'online', name: 'Online' },
  ],
}

/** Returns what an institution would say to areas that wrote their examples down. */
export const exampleSettings = (settings: readonly InstalledSetting[]): Settings =>
  Object.fromEntries(
    settings.flatMap(({ key, field }) => (field?.example === undefined ? [] : [[key, field.example]])),
  ) as unknown as Settings
