import type { Link, MenuItem } from './link.ts'
import type { Settings } from './settings.ts'
import type { Logo, Theme } from './theme.ts'

/**
 * Who the site speaks for. Everything that differs between any two institutions and is no content is here, and what
 * areas ask beyond that in `settings`; what is not given is absent. `institution.json` says it, and docs/institution.md
 * describes every key.
 */
export interface Institution {
  name: string
  /** Lower-case key in uids and ids, `a`–`z` and `0`–`9`. */
  brand: string
  /** The short public name. */
  host: string
  /** The publisher in structured data. */
  trust: string
  /** What canonical addresses begin with: the host, and the path below which the site lies where it has one; no closing slash. */
  siteUrl: string
  /** IANA name. */
  timeZone: string
  /** BCP 47. */
  language: string
  /** The languages that pages are in, the institution's own first; none: there is `language` alone. */
  languages: readonly SiteLanguage[]
  /** What addresses of pages in `language` begin with, like `/es`; empty: nothing. */
  basePath: string
  /** Content types whose entries are absent in a language that they are not written in; others fall back. */
  onlyTranslated: readonly string[]
  /** Whoever comes to `/` for the first time is led to the language that the browser asks for. */
  languageByBrowser: boolean
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
  /** Absent: the name is in words. */
  logo?: Logo
  /** The mark as text of an SVG; absent: one in the colours of the theme. */
  favicon?: string
  theme: Theme
  /** A member of `NonprofitType` of schema.org. */
  nonprofitStatus?: string
  structuredDataContext: string
  /** uid of the picture that is shared with pages that have none. */
  shareImage?: string
  /** Excluded from structured data. */
  placeholderImageId?: string
  /** The main navigation: what each part is called, and where it may lead; the first address that has a page counts. */
  mainMenu: { title: string; paths: string[] }[]
  footerMenus: { title: string; items: MenuItem[] }[]
  socialLinks: Link[]
  /** Labels of menu links by path; they win over the entry's title. */
  menuLabels: Record<string, string>
  /** Where visitors come to, in the order in which filters offer them; `online` is what is followed from home. */
  sites: Site[]
  /** Hosts that may be shown in a frame. */
  frameHosts: string[]
  /** Hosts that redirects may lead to. */
  redirectHosts: string[]
  /** Says what the installed areas read. */
  settings: Settings
}

/** One language of a site that has several. */
export interface SiteLanguage {
  /** BCP 47. */
  tag: string
  /** What addresses of its pages begin with, like `/es`; empty: nothing. */
  path: string
  /** What it is called in itself. */
  label: string
  /** Tag of the language whose words take the place of what is not written in this one; absent for the institution's own. */
  fallback?: string
}

/** The code of what is followed from home: a place in filters, but none that one can visit. */
export const ONLINE = 'online'

/** A place of the institution. */
export interface Site {
  /** In addresses and in content: the slug of its `{brand}_location`. */
  code: string
  /** As it is called where no location entry says otherwise. */
  name: string
}

/** The origin of a host that is allowed in frames: a bare one means `https`. */
export const frameOrigin = (host: string): string => (host.includes('://') ? host : `https://${host}`)

/** Describes what fills names: the brand, and every setting that is a text. */
export type NameSource = Pick<Institution, 'brand'> & { settings: Partial<Settings> }

/** Fills `{brand}`, and `{key}` of a setting that is a text, in names and addresses. What has no value stays as it is. */
export const fillNames = (text: string, { brand, settings }: NameSource): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = key === 'brand' ? brand : Object.hasOwn(settings, key) && (settings as Record<string, unknown>)[key]
    return typeof value === 'string' ? value : whole
  })
