import { decoded, type Entry, isExternal, type Section } from 'atrium'
import { type Field, type Problem, problemOf, type ReferenceChoice, visitFields } from '#engine/host.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ModelPath } from '../catalogue/engine-types.ts'
import { headingReports, proseHeadings } from './headings.ts'
import { wirePlace } from './wire-place.ts'

export interface EntryCheck {
  catalogue: Catalogue
  stateOf: (uid: string) => 'there' | 'draft' | 'uninstalled' | 'missing'
  /** The content type of an entry that is there. */
  typeOf: (uid: string) => string | undefined
  /** Tells whether a local path leads to a page. */
  leads: (path: string) => Promise<boolean>
  /** Ids on the page at a path; null where they are not known. */
  anchorsAt: (path: string) => Promise<ReadonlySet<string> | null>
  /** Where the entry itself is. */
  own: string | null
}

interface Location {
  file: string
  siteUrl: string
}

/** A field of it, as the file names it. */
interface Place extends Pick<Location, 'file'> {
  field: string
}

/** Returns what can be said of one loaded entry in view of all others. */
export async function checkEntry(entry: Entry, location: Location, check: EntryCheck): Promise<Problem[]> {
  const type = check.catalogue.types.get(entry.contentType)
  if (!type) return []
  const reports: Problem[] = []
  const links: { href: string; field: string }[] = []
  const bodies = new Map<string, Section[]>()
  const placeOf = (path: ModelPath) => wirePlace(path, entry, type.fields, check.catalogue.blocks)
  const at = (field: string): Place => ({ file: location.file, field })
  visitFields(type.fields, entry, check.catalogue.blocks, (value, field, path) => {
    if (field.kind === 'reference')
      reports.push(...referenceReports(value as ReferenceChoice, field.to, at(placeOf(path)), check))
    else if (field.kind === 'blocks') {
      const body = placeOf(path.slice(0, -1))
      bodies.set(body, [...(bodies.get(body) ?? []), value as Section])
    } else {
      links.push(...linksOf(value, field).map((href) => ({ href, field: placeOf(path) })))
      if (field.kind === 'html' && !isInBlock(placeOf(path), bodies))
        reports.push(...proseReports(String(value), at(placeOf(path))))
    }
  })
  for (const { href, field } of links) {
    const local = localPath(href, location.siteUrl)
    if (local !== null && !(await check.leads(local))) reports.push(deadLink(href, at(field)))
    else if (await isWithoutTarget(href, local ?? (href.startsWith('#') ? check.own : null), check))
      reports.push(deadFragment(href, at(field)))
  }
  for (const [field, sections] of bodies)
    reports.push(
      ...headingReports(sections, check.catalogue.blocks, field.includes('[')).map((issue) => ({
        file: location.file,
        field,
        ...issue,
      })),
    )
  if (isPicture(entry) && !entry.alt) reports.push(noAlternative(location))
  return reports
}

function referenceReports(
  { or = [], ...first }: ReferenceChoice,
  to: readonly string[],
  { file, field }: Place,
  { catalogue, stateOf, typeOf }: EntryCheck,
): Problem[] {
  const choices = [first, ...or]
  const states = choices.map(({ uid }) => stateOf(uid))
  if (states.includes('there')) {
    const types = to.map(catalogue.fill)
    const found = choices.flatMap(({ uid }) => typeOf(uid) ?? [])
    if (types.length === 0 || found.some((type) => types.includes(type))) return []
    const remedy = `Refer to an entry of ${types.join(', ')}, or take the reference out.`
    return [problemOf(file, `refers to ${first.uid}, which is of the type ${found[0]}`, remedy, 'error', field)]
  }
  const { severity, what, remedy } = UNSEEN.find(({ state }) => states.includes(state)) ?? MISSING
  const orElse = `${remedy}, or take the reference out.`
  return [problemOf(file, `refers to ${first.uid}, ${what}`, orElse, severity, field)]
}

/** Lists what is said of a reference to no entry that is there, by the first of the states of its choices. */
const UNSEEN = [
  { state: 'draft', severity: 'warning', what: 'which is a draft', remedy: 'Publish it' },
  { state: 'uninstalled', severity: 'warning', what: 'of an area that is not installed', remedy: 'Install the area' },
] as const
const MISSING = { severity: 'error', what: 'which is not there', remedy: 'Add the entry' } as const

/** Addresses in a value: of a url field, of links in rich text, and of files of ours in a map. */
function linksOf(value: unknown, { kind }: Field): string[] {
  if (kind === 'map')
    return Object.values(value as Record<string, string[]>)
      .flat()
      .filter(isOwnAddress)
  if (typeof value !== 'string') return []
  if (kind === 'url') return [value]
  if (kind !== 'html' && kind !== 'inline') return []
  return [...value.matchAll(/<a\b[^<>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

const isOwnAddress = (text: string) => /^\/[^/\s]\S*$/.test(text)

/** The path of an address of this site, without query and fragment; null for all others. */
function localPath(href: string, siteUrl: string): string | null {
  const local = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href
  if (!local.startsWith('/') || isExternal(local)) return null
  return decoded(local.split(/[?#]/)[0] ?? '')
}

/** Fragments that browsers read themselves: the top of the page, and words to be marked. */
const OWN_FRAGMENT = /^(?:top)?$|^:~:/

async function isWithoutTarget(href: string, page: string | null, { anchorsAt }: EntryCheck): Promise<boolean> {
  const fragment = href.split('#')[1]
  if (page === null || fragment === undefined || OWN_FRAGMENT.test(fragment)) return false
  const anchors = await anchorsAt(page)
  return anchors !== null && !anchors.has(fragment) && !anchors.has(decoded(fragment))
}

/** Text of a field of blocks is judged with the blocks around it. */
const isInBlock = (place: string, bodies: ReadonlyMap<string, unknown>): boolean =>
  [...bodies.keys()].some((body) => place.startsWith(`${body}[`))

const proseReports = (html: string, { file, field }: Place): Problem[] =>
  proseHeadings(html).map((issue) => ({ file, field, ...issue }))

function deadFragment(href: string, { file, field }: Place): Problem {
  const reason = `links to ${href}, but nothing on that page has this id`
  return problemOf(file, reason, 'Correct what is behind the #, or leave it out.', 'error', field)
}

function deadLink(href: string, { file, field }: Place): Problem {
  const remedy = 'Correct the address, or take the link out.'
  return problemOf(file, `links to ${href}, which does not exist`, remedy, 'error', field)
}

const isPicture = ({ contentType }: Entry) => contentType === 'image'

function noAlternative({ file }: Location): Problem {
  const remedy = 'Say what the picture shows, unless it is decoration: as a link without a title it is left out.'
  return problemOf(file, 'is empty, so that the picture is decorative', remedy, 'warning', 'alt')
}
