import type { KeyCount, TextHit, TextMatches, TextQuery } from '#engine/contract/ports/text-search.ts'
import { fold } from '#engine/search/words.ts'
import { DamagedError, jsonOf } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { dayOf } from '../documents/block.ts'
import { sumOfDocument, uidOfOrigin } from '../documents/write.ts'
import { type Documents, documentRows, documentsOf, type Group, groupOfDocument } from './documents.ts'
import { type Matches, type MatchOptions, matchDocuments, type Sought } from './match.ts'
import { parseTerm } from './parse-term.ts'
import { type Postings, sizeOf } from './postings.ts'
import { RANKED, rankedIds } from './rank.ts'
import { type Resolved, resolveUnits } from './resolve.ts'

/** Nobody reads on from here. */
const MOST_RESULTS = 10_000

/**
 * Full-text search of what is published.
 *
 * Documents hold all words, or where none does, most of them. Every match is counted, and scored by where each word stands in
 * it; the words of the best few are read to put these in order.
 */
export function searchText(db: Database, query: TextQuery, now: Date): TextMatches {
  const { term, units } = parseTerm(query.term)
  const documents = documentsOf(db)
  const wanted = Uint8Array.from(documents.groups, (group) => (group && isOf(group, query) ? 1 : 0))
  const resolved = units.length > 0 ? resolveUnits({ db, documents, wanted }, units) : []
  const words = {
    stems: resolved.flatMap(({ postings, stems }) => (postings ? stems : [])),
    beginnings: resolved.flatMap(({ beginning }) => beginning ?? []),
    unknown: resolved.flatMap(({ postings, corrected, unit }) =>
      postings && corrected === undefined ? [] : unit.words.map(({ word }) => word),
    ),
  }
  const from = Math.min(query.from, MOST_RESULTS)
  const most = Math.max(RANKED, from + query.size)
  const today = dayOf(now.toISOString())
  const found = bestMatch(resolved, query, { documents, wanted, most, today })
  if (!found) return { hits: [], total: 0, kinds: [], sources: [], words }
  const groups = countedGroups(documents, found.counts)
  const meant = corrected(term, resolved)
  const ranked = rankedIds(db, found.best.slice(0, RANKED), resolved, fold(meant).trim())
  const ids = [...ranked, ...found.best.slice(RANKED).map(({ id }) => id)]
  return {
    hits: query.from < MOST_RESULTS ? hitsOf(db, documents, ids.slice(from, from + query.size)) : [],
    total: groups.reduce((total, group) => total + (isOf(group, query) ? group.count : 0), 0),
    kinds: countsBy(groups, 'kind', ({ source }) => query.source === undefined || source === query.source),
    sources: countsBy(groups, 'source', ({ kind }) => query.kind === undefined || kind === query.kind),
    words,
    suggestion: resolved.some((unit) => unit.corrected !== undefined) ? meant : undefined,
  }
}

const isOf = (group: Group, { kind, source }: TextQuery): boolean =>
  (kind === undefined || group.kind === kind) && (source === undefined || group.source === source)

/** All words, else most of them, else any: the first of these that some document holds. */
function bestMatch(
  units: readonly Resolved[],
  { kind, source }: TextQuery,
  options: Omit<MatchOptions, 'least'>,
): Matches | undefined {
  const known = units.filter(({ postings }) => postings)
  const most = Math.max(...known.map(({ weight }) => weight))
  const sought = known.map(({ postings, weight, stems }) => ({
    postings: postings as Postings,
    weight: weight / most,
    length: stems.length,
  }))
  const all = sought.length
  for (const least of new Set([all, all > 2 ? all - 1 : 1, 1])) {
    if (least < 1) continue
    const words = known.map(({ stems, beginning }) => [beginning, ...stems])
    const key = JSON.stringify([words, least, kind, source, options.most, options.today])
    const matches = remembered(options.documents, key, sought, () => matchDocuments(sought, { ...options, least }))
    if (matches.counts.some((count) => count > 0)) return matches
  }
  return undefined
}

/** Answers that took longer are remembered until anything is written: what many documents hold is asked for most. */
const LONG = 5000
const MOST_REMEMBERED = 1000

function remembered({ matches }: Documents, key: string, sought: readonly Sought[], match: () => Matches): Matches {
  const known = matches.get(key)
  if (known) return known
  const found = match()
  if (sought.reduce((sum, { postings }) => sum + sizeOf(postings), 0) < LONG) return found
  if (matches.size >= MOST_REMEMBERED) matches.clear()
  matches.set(key, found)
  return found
}

type CountedGroup = Group & { count: number }

const countedGroups = ({ groups }: Documents, counts: Uint32Array): CountedGroup[] =>
  groups.flatMap((group, id) => (group && counts[id] ? [{ ...group, count: counts[id] }] : []))

function countsBy(
  groups: readonly CountedGroup[],
  name: 'kind' | 'source',
  isCounted: (group: Group) => boolean,
): KeyCount[] {
  const counts = new Map<string, number>()
  for (const group of groups.filter(isCounted)) counts.set(group[name], (counts.get(group[name]) ?? 0) + group.count)
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}

function hitsOf(db: Database, documents: Documents, ids: readonly number[]): TextHit[] {
  type Row = [id: number, origin: string, title: string, record: string | null, sum: number]
  const rows = new Map(
    documentRows<Row>(db, 'id, origin, title, record, sum', ids).map(([id, origin, title, record, sum]) => [
      id,
      { origin, title, record, sum },
    ]),
  )
  return ids.flatMap((id): TextHit[] => {
    const row = rows.get(id)
    const group = groupOfDocument(documents, id)
    if (!row || !group) return []
    if (sumOfDocument(row) !== row.sum) throw new DamagedError(`A row of the full-text index is damaged: ${row.origin}`)
    const { kind, source } = group
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
