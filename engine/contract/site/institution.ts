import type { Link, MenuItem } from './link.ts'
import type { Logo, Theme } from './theme.ts'

/**
 * Who the site speaks for. Everything that differs between two institutions and is no content stands here; what is not
 * given is absent. `institution.json` says it, and docs/institution.md describes every key.
 */
export interface Institution {
  name: string
  /** Lower-case key in uids and ids, `a`–`z` and `0`–`9`. */
  brand: string
  /** The short public name. */
  host: string
  /** The publisher in structured data. */
  trust: string
  /** Origin of canonical addresses, without closing slash. */
  siteUrl: string
  /** IANA name. */
  timeZone: string
  /** BCP 47. */
  language: string
  /** ISO 4217. */
  currency: string
  description?: string
  /** Handle in social metadata, with `@`. */
  handle?: string
  streetAddress?: string
  locality?: string
  region?: string
  postalCode?: string
  country?: string
  email?: string
  telephone?: string
  /** Absent: the name stands in words. */
  logo?: Logo
  /** The mark as text of an SVG; absent: one in the colours of the theme. */
  favicon?: string
  theme: Theme
  /** A member of `NonprofitType` of schema.org. */
  nonprofitStatus?: string
  structuredDataContext: string
  /** Excluded from structured data. */
  placeholderImageId?: string
  researchInstituteCode?: string
  /** Slug of the research journal. */
  journal?: string
  /** uid of the periodical whose issues the research journal has. */
  journalPeriodical?: string
  changelogUrl?: string
  repositoryUrl?: string
  /** The main navigation: what each part is called, and where it may lead; the first address that has a page counts. */
  mainMenu: { title: string; paths: string[] }[]
  footerMenus: { title: string; items: MenuItem[] }[]
  socialLinks: Link[]
  /** Labels of menu links by path; they win over the entry's title. */
  menuLabels: Record<string, string>
  /** Where visitors come to, in the order in which filters offer them; `online` is what is followed from home. */
  sites: Site[]
  /** Drawn maps of the sites, by the page that shows them. */
  siteMaps: { visit?: DrawnMap; healthAndSafety?: DrawnMap }
  /** Every exhibition is free, and says so; otherwise it says nothing of its cost. */
  freeExhibitions: boolean
  /** Where past exhibitions are listed. */
  pastExhibitions?: Link
  /** What results of site search are called, by the key of their type. */
  searchTypeLabels: Record<string, string>
  showSearchImages: boolean
  /** An online arts platform of others, by the key of its results. */
  artsPlatform?: { key: string; name: string }
  /** Library catalogue that searches are handed on to. */
  catalogueUrl?: string
  /** Links of section menus that lead outside, or to content of the institution. */
  menuLinks: { researchTools?: Link; collection?: Link; museumEducation?: Link[]; news?: MenuItem[] }
  /** Addresses at which no listing of resources stands. */
  resourceListingExclusions: string[]
  /** Slug of the topic tag under which the conservation institute has its news. */
  conservationNewsTag?: string
  /** Origin of the ticketing site, without closing slash. */
  ticketingHost?: string
  /** Where the guide app is downloaded. */
  guideAppUrl?: string
  /** Where podcasts are followed, by the key that content uses. */
  podcastServices: PodcastService[]
  /** Hosts that may be shown in a frame. */
  frameHosts: string[]
  /** Hosts that redirects may lead to. */
  redirectHosts: string[]
}

/** The code of what is followed from home: a place in filters, but none that one can visit. */
export const ONLINE = 'online'

/** A service in which podcasts are followed. */
export interface PodcastService {
  /** As content names it; `rss` is the feed. */
  service: string
  label: string
  /** Name in the icon set. */
  icon?: string
}

/** A place of the institution. */
export interface Site {
  /** In addresses and in content: the slug of its `{brand}_location`. */
  code: string
  /** As it is called where no location entry says otherwise. */
  name: string
}

/** A drawn map, and where the sites lie on it. */
export interface DrawnMap {
  /** uid of the drawing's `image` entry. */
  image?: string
  /** What it shows: its middle, in degrees, and how near, as maps of the world count it. */
  latitude: number
  longitude: number
  zoom: number
  /** In percent of the drawing, like `49.5%`. `color`: a colour of the theme. */
  pins: { site: string; top: string; left: string; color?: string }[]
}

/** The origin that a host allowed in frames stands for: a bare one means `https`. */
export const frameOrigin = (host: string): string => (host.includes('://') ? host : `https://${host}`)

/** Names in which `{brand}` and `{journal}` stand for the institution's keys; without a journal `{journal}` stays. */
export const fillNames = (text: string, { brand, journal }: Pick<Institution, 'brand' | 'journal'>): string => {
  const filled = text.replaceAll('{brand}', brand)
  return journal === undefined ? filled : filled.replaceAll('{journal}', journal)
}
