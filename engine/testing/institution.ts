import type { Institution } from '../contract/site/institution.ts'

/** The institution that tests speak for where they name no other. */
export const testInstitution: Institution = {
  name: 'The Ellery',
  brand: 'ellery',
  host: 'Ellery',
  trust: 'Ellery Trust',
  siteUrl: 'https://www.ellery.example',
  timeZone: 'America/Los_Angeles',
  language: 'en-US',
  description: 'A house of pictures.',
  locality: 'Los Angeles',
  country: 'US',
  researchInstituteCode: 'eri',
  journal: 'ellery-research-journal',
  structuredDataContext: 'https://schema.org',
  mainMenu: [],
  footerMenus: [],
  socialLinks: [],
  menuLabels: {},
  menuLinks: {},
  frameHosts: [],
}
