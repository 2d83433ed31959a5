import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Institution } from '#engine'
import { parseJson } from '#engine/service/parse-json.ts'
import { institutionFlaw } from './institution-check.ts'

/** The demo institution. Another one overrides any of this by `institution.json` in its content directory. */
const ellery: Institution = {
  name: 'The Ellery',
  brand: 'ellery',
  host: 'Ellery',
  trust: 'Ellery Trust',
  siteUrl: 'https://www.ellery.example',
  timeZone: 'America/Los_Angeles',
  language: 'en-US',
  description:
    'The Ellery is a museum of two sites in Los Angeles, with research and conservation institutes, a library, a foundation and a publisher.',
  handle: '@theellery',
  locality: 'Los Angeles',
  region: 'CA',
  country: 'US',
  placeholderImageId: 'placeholder',
  researchInstituteCode: 'ERI',
  journal: 'ellery-research-journal',
  structuredDataContext: 'https://schema.org',
  mainMenu: [
    { title: 'Visit', paths: ['/visit', '/visit/app'] },
    { title: 'Exhibitions', paths: ['/exhibitions'] },
    { title: 'Calendar', paths: ['/calendar'] },
    { title: 'Museum', paths: ['/museum', '/museum/mission-history'] },
    { title: 'Research', paths: ['/research', '/research-institute/mission'] },
    { title: 'Conservation', paths: ['/conservation', '/conservation-institute/mission-and-history'] },
    { title: 'Learn', paths: ['/education/k-12-learning'] },
    { title: 'Publications', paths: ['/publications'] },
    { title: 'News', paths: ['/news'] },
    { title: 'Accessibility', paths: ['/accessibility'] },
    { title: 'About', paths: ['/about', '/about/leadership-governance/board'] },
  ],
  footerMenus: [
    {
      title: 'Visit',
      items: [
        '/whats-on',
        '/exhibitions',
        '/calendar',
        '/visit/center',
        '/visit/villa',
        '/visit/app',
        '/visit/photo-and-video-policy',
        '/accessibility',
      ],
    },
    {
      title: 'Study',
      items: [
        '/research-conservation/library/reader-registration',
        '/museum/image-request',
        '/museum/requesting-loans',
        { title: 'Conservation Institute', href: '/conservation-institute/mission-and-history' },
        { title: 'Research Institute', href: '/research-institute/mission' },
      ],
    },
    {
      title: 'Take part',
      items: [
        '/about/join-and-give/{brand}-fund',
        '/about/join-and-give/volunteer',
        '/about/join-and-give/planned-giving',
        '/foundation/funding-areas',
        '/funding/grants-database',
      ],
    },
    {
      title: 'The Ellery',
      items: [
        '/news',
        '/news/journalists',
        { title: 'The Museum', href: '/museum/mission-history' },
        '/about/leadership-governance/board',
        '/about/contact',
      ],
    },
    { title: 'Small print', items: ['/legal/privacy', '/legal/cookies-notice', '/legal/terms-of-use'] },
  ],
  socialLinks: [],
  menuLabels: { '/news/all': 'All News', '/about/contact/#museum': 'Contact the Museum' },
  menuLinks: {},
  ticketingHost: 'https://tickets.ellery.example',
  guideAppUrl: 'https://apps.ellery.example/guide',
  frameHosts: [],
}

/** Texts, lists and objects that the site cannot do without; the latter may be empty. */
const NEEDED = [
  ...['name', 'brand', 'host', 'trust', 'siteUrl', 'timeZone', 'language'],
  ...['mainMenu', 'footerMenus', 'socialLinks', 'menuLabels', 'menuLinks', 'frameHosts'],
]

/** `institution.json` is not valid; the message names the file and says what to do. */
class InstitutionError extends Error {
  override name = 'InstitutionError'
}

/**
 * The configured institution: the demo's, overridden key by key by `institution.json` of the content directory; `null`
 * there takes a value away.
 *
 * @throws naming the file when it holds no JSON object, a key that the site cannot do without is taken away,
 * or a value is not valid
 */
export function readInstitution(contentDir: string, siteUrl?: string): Institution {
  const file = join(contentDir, 'institution.json')
  const merged = Object.fromEntries(
    Object.entries({ ...ellery, ...readJson(file) }).filter(([, value]) => value !== null),
  ) as Institution
  for (const key of NEEDED)
    if (!merged[key])
      throw new InstitutionError(`${file}: "${key}" must not be taken away. Give it a value or leave the key out.`)
  const flaw = institutionFlaw(merged, ellery)
  if (flaw) throw new InstitutionError(`${file} is not valid: ${flaw}`)
  return {
    ...merged,
    siteUrl: (siteUrl ?? merged.siteUrl).replace(/\/$/, ''),
    ...(merged.ticketingHost && { ticketingHost: merged.ticketingHost.replace(/\/$/, '') }),
  }
}

function readJson(file: string): Record<string, unknown> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
  let value: unknown
  try {
    value = parseJson(text)
  } catch (error) {
    throw new InstitutionError(`${file} is not valid JSON: ${(error as Error).message}. Fix or delete the file.`)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new InstitutionError(`${file} is not valid: it holds no object. Write { "name": "…" } or delete the file.`)
}
