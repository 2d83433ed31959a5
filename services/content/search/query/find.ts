import type { KeyCount, TextHit, TextMatches, TextQuery } from '#engine/contract/ports/text-search.ts'
import { fold } from '#engine/search/words.ts'
import { DamagedError, jsonOf, texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { GROUP_RANGE } from '../documents/document-id.ts'
import { kindFacet, sourceFacet, sumOfDocument, uidOfOrigin } from '../documents/write.ts'
import { type Looking, RANKED } from './candidates.ts'
import { forgetOldCounts, type Group, groupsOf } from './counts.ts'
import { parseTerm } from './parse-term.ts'
import { rankedIds } from './rank.ts'
import { type Resolved, resolveUnits } from './resolve.ts'

/** Nobody reads on from here. */
const MOST_RESULTS = 10_000

/**
 * Full-text search of what is published.
 *
 * Documents hold all words, or where none does, most of them. What is read is bounded: so many documents are candidates,
 * and these are put in order. Only counting follows every match, in the index, and counts are remembered.
 */
export function searchText(db: Database, query: TextQuery, now: Date): TextMatches {
  const { term, units } = parseTerm(query.term)
  forgetOldCounts(db)
  const facets = facetsOf(query)
  const resolved = units.length > 0 ? resolveUnits(db, units, facets) : []
  const words = {
    stems: resolved.flatMap(({ match, stems }) => (match === null ? [] : stems)),
    beginnings: resolved.flatMap(({ beginning }) => beginning ?? []),
    unknown: resolved.flatMap(({ match, corrected, unit }) =>
      match === null || corrected !== undefined ? unit.words.map(({ word }) => word) : [],
    ),
  }
  const found = bestMatch(db, resolved)
  if (!found) return { hits: [], total: 0, kinds: [], sources: [], words }
  const { match, isWhole, groups } = found
  const fits = ({ kind, source }: Group) =>
    (query.kind === undefined || kind === query.kind) && (query.source === undefined || source === query.source)
  const total = sum(groups.filter(fits))
  const text = fold(corrected(term, resolved)).trim()
  const looking: Looking = { units: resolved, match, isWhole, total, facets, text, now }
  const ids = total > 0 ? pageOf(db, looking, query) : []
  return {
    hits: hitsOf(db, ids, groups),
    total,
    kinds: countsBy(
      groups.filter((group) => fits({ ...group, kind: query.kind ?? '' })),
      'kind',
    ),
    sources: countsBy(
      groups.filter((group) => fits({ ...group, source: query.source ?? '' })),
      'source',
    ),
    words,
    suggestion: resolved.some((unit) => unit.corrected !== undefined) ? corrected(term, resolved) : undefined,
  }
}

const facetsOf = ({ kind, source }: TextQuery): string =>
  [kind === undefined ? [] : kindFacet(kind), source === undefined ? [] : sourceFacet(source)]
    .flat()
    .map((facet) => `facets : "${facet.replace(/[^\p{L}\p{N}\p{M}_]/gu, '')}"`)
    .join(' AND ')

/** All words, else most of them, else any: the first of these that some document fits. */
function bestMatch(
  db: Database,
  units: readonly Resolved[],
): { match: string; isWhole: boolean; groups: Group[] } | undefined {
  const known = units.flatMap(({ match }) => match ?? [])
  if (known.length === 0) return undefined
  const whole = known.join(' AND ')
  const relaxed = known.length > 2 ? [allButOne(known).join(' OR ')] : []
  for (const match of new Set([whole, ...relaxed, known.join(' OR ')])) {
    const groups = groupsOf(db, match)
    if (groups.length > 0) return { match: `(${match})`, isWhole: match === whole, groups }
  }
  return undefined
}

const allButOne = (known: readonly string[]): string[] =>
  known.map((_, left) => `(${known.filter((_, index) => index !== left).join(' AND ')})`)

const sum = (groups: readonly Group[]): number => groups.reduce((total, { count }) => total + count, 0)

function countsBy(groups: readonly Group[], name: 'kind' | 'source'): KeyCount[] {
  const counts = new Map<string, number>()
  for (const group of groups) counts.set(group[name], (counts.get(group[name]) ?? 0) + group.count)
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}

/** One page of ids: from those in order, then from all others. */
function pageOf(db: Database, looking: Looking, { from, size }: TextQuery): number[] {
  if (from >= MOST_RESULTS) return []
  const ranked = rankedIds(db, looking)
  const page = ranked.slice(from, from + size)
  if (ranked.length < RANKED || page.length === size) return page
  const { match, facets } = looking
  const others = db.all<{ id: number }>(
    `SELECT rowid AS id FROM search_index WHERE search_index MATCH ?
      AND rowid NOT IN (SELECT value FROM json_each(?)) LIMIT ? OFFSET ?`,
    [match, facets].filter(Boolean).join(' AND '),
    JSON.stringify(ranked),
    size - page.length,
    Math.max(0, from - ranked.length),
  )
  return [...page, ...others.map(({ id }) => id)]
}

function hitsOf(db: Database, ids: readonly number[], groups: readonly Group[]): TextHit[] {
  const rows = new Map(
    db
      .all<{ id: number; origin: string; title: string; record: string | null; sum: number }>(
        `SELECT id, ${texts('origin', 'title', 'record')}, sum FROM search_document WHERE id IN (SELECT value FROM json_each(?))`,
        JSON.stringify(ids),
      )
      .map((row) => [row.id, row]),
  )
  return ids.flatMap((id): TextHit[] => {
    const row = rows.get(id)
    if (!row) return []
    if (sumOfDocument(row) !== row.sum) throw new DamagedError(`A row of the full-text index is damaged: ${row.origin}`)
    const { kind = '', source = '' } = groups.find(({ range }) => range === Math.floor(id / GROUP_RANGE)) ?? {}
    return [
      row.record === null
        ? { kind, source, uid: uidOfOrigin(row.origin) }
        : { kind, source, record: jsonOf(row.record) },
    ]
  })
}

/** The term with the words that were meant in place of those typed wrong. */
function corrected(term: string, units: readonly Resolved[]): string {
  let text = ''
  let position = 0
  for (const { unit, corrected } of [...units].sort((a, b) => a.unit.start - b.unit.start)) {
    if (corrected === undefined) continue
    text += term.slice(position, unit.start) + corrected
    position = unit.end
  }
  return text + term.slice(position)
}
