import { defined, localAddress } from 'atrium'
import { type Problem, problemOf } from '#engine/host.ts'
import type { Address } from '../../client/api/contract.ts'
import { typeForm } from '../../forms/index.ts'
import { titleSlug } from '../../forms/title-slug.ts'
import { isOtherVersion } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Ref, Row } from '../lists/rows.ts'
import { pathBy } from './path-by.ts'
import type { Sent } from './writes.ts'

/** So many addresses are tried for a new entry: the second of a title ends with `-2`. */
const MAX_TRIES = 20

interface Wanted {
  title: string
  /** What an editor wrote; absent: it is made of the title. */
  address?: string | undefined
  /** What the entry begins with. */
  start: Sent
}

/** Finds an address for a new entry: the first of its title that is free, or the one that is given. Nothing is written. */
export async function addressFor(desk: Desk, type: string, wanted: Wanted): Promise<Address> {
  const { title, address, start } = wanted
  const field = addressFieldOf(desk, type)
  const slug = titleSlug(title)
  const isMade = address === undefined && field !== undefined && slug !== ''
  await desk.shown()
  for (let number = 1; ; number++) {
    const made = isMade ? `${field.model === 'url' ? '/' : ''}${slug}${number === 1 ? '' : `-${number}`}` : address
    const value = { ...start, title, ...(field && made ? { [field.name]: made } : {}) }
    const { path, reason } = pathBy(desk.site.definition, type, value)
    const others = path === null ? [] : await entriesAt(desk, { type, uid: '' }, path)
    if (!isMade || others.length === 0 || number === MAX_TRIES)
      return defined({
        ...{ field: field?.name, value: field && made, reason, others },
        path: path && localAddress(path, desk.site.institution.basePath),
      }) as Address
  }
}

/** Entries at an address beside one of some type, with which they do not take turns. */
const entriesAt = ({ lists, rows }: Pick<Desk, 'lists' | 'rows'>, { type, uid }: Ref, path: string): Promise<Row[]> =>
  rows(lists.at(path).filter((other) => other.uid !== uid && !isOtherVersion(type, other.type)))

/** Says which other entry is at the address of one: visitors see one of them there. */
export async function addressProblems(desk: Desk, ref: Ref, path: string | null): Promise<Problem[]> {
  if (path === null) return []
  const [other] = await entriesAt(desk, ref, path)
  if (!other) return []
  const { type, uid } = ref
  const problem = problemOf(
    `entries/${type}/${uid}.json`,
    `is at ${path} together with “${other.title}” (${other.typeLabel})`,
    'Visitors see one of them there: give it another address, or take the other one back.',
    'warning',
  )
  return [{ ...problem, field: addressFieldOf(desk, type)?.name ?? '' }]
}

/** The field of which the address of entries of a type is made. */
const addressFieldOf = ({ site }: Pick<Desk, 'site'>, type: string) =>
  typeForm(type, site.definition)?.fields.find(({ control }) => control === 'address')

/** @throws ApiError for what is no title */
export function requireTitle(title: unknown): string {
  if (typeof title === 'string' && title.trim() !== '' && title.length <= MAX_TITLE) return title.trim()
  throw new ApiError(400, 'A new entry needs a title.', 'Give it one of at most {most} characters.', {
    most: MAX_TITLE,
  })
}

const MAX_TITLE = 500
