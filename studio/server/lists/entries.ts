import { defined } from 'atrium'
import { blockForms } from '../../forms/index.ts'
import type { ListedQuery, ListedState } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import { requireType } from '../desk/refs.ts'
import { ApiError } from '../guards/api-error.ts'
import { pageIn } from '../queries/query.ts'
import { commentedIn } from './commented.ts'
import type { Row } from './rows.ts'

const STATES: readonly ListedState[] = ['published', 'draft', 'changed', 'scheduled', 'expired']
const PROBLEMS = ['errors', 'warnings', 'any'] as const
const LACKING = ['missing', 'outdated'] as const
/** How a switch in an address is written. */
const ON = '1'
/** Nobody types more. */
const MAX_WORDS = 200

/** A page of a list. */
export interface Page {
  rows: Row[]
  total: number
  /** Holds what `after` is to be for the next page; null: this is the last one. */
  next: string | null
}

/**
 * Entries by type, state, problems and words.
 *
 * @param asked the query of the address
 */
export async function listEntries(desk: Desk, asked: URLSearchParams): Promise<Page> {
  const { site, lists, rows } = desk
  const types = namesIn(asked.get('type') ?? asked.get('types')).map((type) => requireType(type, site.definition))
  const states = namesIn(asked.get('state')).map((state) => oneOf(STATES, state, 'state'))
  const problems = asked.get('problems')
  const translation = asked.get('translation')
  const lacking = translation
    ? desk.lacking?.(oneOf(LACKING, translation, 'translation'), types.length > 0 ? types : undefined)
    : undefined
  const commented = asked.get('comments') === ON ? await commentedIn(desk) : undefined
  const page = pageIn(asked)
  const query: ListedQuery = defined({
    types: types.length > 0 ? types : undefined,
    states: states.length > 0 ? states : undefined,
    uids: lacking && commented ? lacking.filter((uid) => commented.includes(uid)) : (lacking ?? commented),
    block: blockNamed(site, asked.get('block')),
    file: asked.get('file')?.slice(0, MAX_WORDS) || undefined,
    refersTo: asked.get('refers')?.slice(0, MAX_WORDS) || undefined,
    problems: problems ? oneOf(PROBLEMS, problems === ON ? 'any' : problems, 'problems') : undefined,
    words: (asked.get('q') ?? '').slice(0, MAX_WORDS),
    ...page,
  })
  const { rows: found, total } = await lists.find(query)
  const next = page.from + found.length
  return { rows: await rows(found), total, next: next < total && found.length > 0 ? String(next) : null }
}

/** The name in the model of a block that is named as in files. @throws ApiError where there is none */
export function blockNamed({ definition }: Desk['site'], wire: string | null): string | undefined {
  if (!wire) return undefined
  const block = blockForms(definition).find((one) => one.wire === wire)
  if (block) return block.type
  throw new ApiError(404, 'There is no such block.', 'Choose one of the list of blocks.')
}

const namesIn = (text: string | null): string[] => (text ?? '').split(',').filter((name) => name !== '')

function oneOf<Name extends string>(names: readonly Name[], name: string, what: string): Name {
  if ((names as readonly string[]).includes(name)) return name as Name
  throw new ApiError(400, 'There is no such {what}.', 'Use one of {names}.', { what, names: names.join(', ') })
}
