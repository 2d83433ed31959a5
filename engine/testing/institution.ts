import type { Institution } from '../contract/site/institution.ts'

/** An institution that says no more than it must. */
export const bareInstitution: Institution = {
  name: 'House of Cups',
  brand: 'cups',
  host: 'House of Cups',
  trust: 'House of Cups',
  siteUrl: 'https://cups.example',
  timeZone: 'Europe/Madrid',
  language: 'en-GB',
  currency: 'EUR',
  structuredDataContext: 'https://schema.org',
  mainMenu: [],
  footerMenus: [],
  socialLinks: [],
  menuLabels: {},
  menuLinks: {},
  resourceListingExclusions: [],
  podcastServices: [],
  frameHosts: [],
  redirectHosts: [],
  theme: { colors: {} },
  sites: [],
  siteMaps: {},
  freeExhibitions: false,
  searchTypeLabels: {},
  showSearchImages: true,
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
  journal: 'ellery-research-journal',
  sites: [
    { code: 'center', name: 'Center' },
    { code: 'villa', name: 'Villa' },
    { code: 'online', name: 'Online' },
  ],
  freeExhibitions: true,
  pastExhibitions: { title: 'View Past Exhibitions', href: '/art/collection/past-exhibitions' },
}
