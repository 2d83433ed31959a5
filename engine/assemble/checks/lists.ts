import { type Problem, problemOf } from '../../base/problem.ts'
import type { ListRules } from '../../contract/page/list.ts'
import type { Condition, Sort, Where } from '../../contract/ports/content.ts'
import { nameOf } from '../../lists/sort-options.ts'
import { isSource } from '../../lists/source/listed-types.ts'
import type { Declared } from '../site-definition.ts'

const OPERATORS: Record<keyof Exclude<Condition, string | number | boolean>, true> = {
  ...{ exists: true, in: true, not: true },
  ...{ lt: true, lte: true, gt: true, gte: true },
}
const ORDERS: Record<NonNullable<Sort['order']>, true> = { ascending: true, descending: true }

/** Checks what a list says beside the names of fields: what it lists, how many, by which conditions and in which order. */
export function checkLists({ pages }: Pick<Declared, 'pages'>): Problem[] {
  return pages.flatMap(({ type, file, definition: { list } }): Problem[] => {
    if (!list) return []
    return flawsOf(list).map(([place, fact, remedy]) =>
      problemOf(file, `"${place}" of the list of "${type}" is not valid: ${fact}`, remedy),
    )
  })
}

type Flaw = readonly [place: string, fact: string, remedy: string]

function flawsOf(list: ListRules): Flaw[] {
  const { of, size, where, sort = [], sortOptions = [], filters = {} } = list
  const flaws: Flaw[] = typeof where === 'object' ? conditionFlaws(where) : []
  const isOwn = isSource(of)
  if (isOwn && (where || sort.length > 0))
    flaws.push([where ? 'where' : 'sort', 'nothing reads it', 'Let the source of the list do it, or take it out.'])
  for (const [name, { field, words }] of Object.entries(filters))
    if (words && (isOwn || field))
      flaws.push([
        `filters.${name}`,
        isOwn ? 'it asks for words, and the list is of no content types' : 'it asks for words, and names a field, too',
        isOwn ? 'Take "words" out: the source of the list finds by words itself.' : 'Take "field" or "words" out.',
      ])
    else if (!words && !field !== isOwn)
      flaws.push([
        `filters.${name}`,
        isOwn ? `nothing reads its field "${field}"` : 'it names no field',
        isOwn ? 'Take the field out: the source of the list says what is offered.' : 'Name a field of what is listed.',
      ])
  if (size !== undefined && !(Number.isInteger(size) && size > 0))
    flaws.push(['size', `it is ${JSON.stringify(size)}`, 'Write how many items one page has: a whole number from 1.'])
  for (const { field, order } of [...sort, ...sortOptions.flatMap(({ by }) => by)])
    if (order !== undefined && !Object.hasOwn(ORDERS, order))
      flaws.push(['sort', `the order of "${field}" is "${order}"`, `Write ${either(ORDERS)}.`])
  return [...flaws, ...sortOptionFlaws(list)]
}

/** Each order is known in the address by its first field and the order of that. */
function sortOptionFlaws({ of, sort, sortOptions, filters = {} }: ListRules): Flaw[] {
  if (!sortOptions) return []
  const flaws: Flaw[] = []
  const flaw = (fact: string, remedy: string) => flaws.push(['sortOptions', fact, remedy])
  if (sort)
    flaw('"sort" is there, too, and nothing reads it', 'Take "sort" out: the first of the options is its own order.')
  const names = sortOptions.map((option) => Object.values(nameOf(option) ?? {}).join(' '))
  for (const [position, name] of names.entries())
    if (name ? names.indexOf(name) < position : position > 0 || !isSource(of))
      flaw(
        name ? `two of them begin with "${name}"` : `number ${position + 1} names no field`,
        'Begin each with a field and an order that no other begins with: the address names it by these.',
      )
  for (const name of ['sort', 'order'].filter((name) => Object.hasOwn(filters, name)))
    flaw(`a filter is called "${name}"`, 'Call the filter otherwise: the address names the order so.')
  return flaws
}

function conditionFlaws({ or = [], ...conditions }: Where): Flaw[] {
  const own = Object.entries(conditions).flatMap(([field, condition]) =>
    Object.keys(typeof condition === 'object' ? { ...condition } : {})
      .filter((operator) => !Object.hasOwn(OPERATORS, operator))
      .map((operator): Flaw => ['where', `"${field}" is compared by "${operator}"`, WRITE_CONDITION]),
  )
  return [...own, ...or.flatMap(conditionFlaws)]
}

const either = (words: object): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(Object.keys(words).map((word) => `"${word}"`))
const WRITE_CONDITION = `Write a value, or ${either(OPERATORS)}.`
