import { type KeyCount, MAX_HITS, type SearchHit, type TextQuery } from 'atrium'
import { fold, type Slice } from '#engine/host.ts'
import type { EntryHit, StoredRecord, TextMatches } from '../../catalogue/engine-types.ts'
import { DamagedError, jsonOf } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { dayOf } from '../../store/search/block.ts'
import { sumOfDocument, uidOfOrigin } from '../../store/search/document.ts'
import { alikeWordsOf } from './alike.ts'
import { type Documents, documentRows, documentsOf, type Group, groupOfDocument } from './documents.ts'
import { type Matches, type MatchOptions, matchDocuments, type Sought } from './match.ts'
import { parseTerm, type Unit } from './parse-term.ts'
import { type Postings, sizeOf } from './postings.ts'
import { rankedIds } from './rank.ts'
import { type Resolved, resolveUnits } from './resolve.ts'

/**
 * Full-text search of what is published.
 *
 * Documents hold all words, or where none does, most of them. Every match is counted, and scored by where each word is in
 * it; the words of the best few are read to put these in order.
 *
 * @param language that of the site, BCP 47: the index was made for it
 * @param slice this is work of many small steps, between which others get their turn
 */
export async function searchText(
  db: Database,
  language: string,
  query: TextQuery,
  { now, slice }: { now: Date; slice: Slice },
): Promise<TextMatches> {
  const { term, units, isQuestion } = parseTerm(query.term, language, alikeWordsOf(query.alike, language))
  const documents = documentsOf(db)
  const wanted = Uint8Array.from(documents.groups, (group) => (group && isOf(group, query) ? 1 : 0))
  const resolved = units.length > 0 ? await resolveUnits({ db, language, documents, wanted, slice }, units) : []
  const words = {
    stems: resolved.flatMap(({ postings, stems, unit }) => [...(postings ? stems : []), ...alikeOf(unit, 1)]),
    ofPhrases: resolved.flatMap(({ unit }) => alikeOf(unit, 2)),
    beginnings: resolved.flatMap(({ beginning }) => beginning ?? []),
    unknown: resolved.flatMap(({ postings, corrected, unit }) =>
      postings && corrected === undefined ? [] : unit.words.map(({ word }) => word),
    ),
  }
  const today = dayOf(now.toISOString())
  const found = await bestMatch(resolved, isQuestion, query, { documents, wanted, most: MAX_HITS, today, slice })
  const meant = corrected(
    term,
    resolved.filter(({ postings }) => postings),
  )
  const isReplaced = meant !== term
  const offered = isReplaced ? meant : corrected(term, resolved)
  const suggestion = offered === term ? undefined : offered
  if (!found) return { hits: [], total: 0, kinds: [], sources: [], words, suggestion }
  const groups = countedGroups(documents, found.counts)
  await slice.rest()
  const ids = rankedIds(db, found.best, resolved, fold(meant).trim())
  await slice.rest()
  return {
    hits: hitsOf(db, documents, ids.slice(query.from, query.from + query.size)),
    total: countOf(groups, (group) => isOf(group, query)),
    foreign: countOf(groups, (group) => group.lang !== '' && isOf(group, query)) || undefined,
    kinds: countsBy(groups, 'kind', ({ source }) => query.source === undefined || source === query.source),
    sources: countsBy(groups, 'source', ({ kind }) => query.kind === undefined || kind === query.kind),
    words,
    suggestion,
    isReplaced: isReplaced || undefined,
  }
}

/** Stems of what means the same as a unit: of words, or of phrases. */
const alikeOf = ({ alike = [] }: Unit, least: 1 | 2): string[] =>
  alike.flatMap((stems) => (Math.min(stems.length, 2) === least ? stems : []))

const isOf = (group: Group, { kind, source }: TextQuery): boolean =>
  (kind === undefined || group.kind === kind) && (source === undefined || group.source === source)

/** Of a question, a word that tells less than this part of what its most telling word does need not be there. */
const OPTIONAL_SHARE = 1 / 2
/** Where no more hold all other words, those that hold most of them are found too. */
const MIN_FOUND = 3

/** All words, else most of them, else any: the first of these that some document holds. */
async function bestMatch(
  units: readonly Resolved[],
  isQuestion: boolean,
  { kind, source }: TextQuery,
  options: Omit<MatchOptions, 'least'>,
): Promise<Matches | undefined> {
  const known = units.filter(({ postings }) => postings)
  const most = Math.max(...known.map(({ weight }) => weight))
  const isWhole = known.some(({ unit }) => !unit.isPart)
  const sought = known.map(({ unit, postings, weight, stems }) => ({
    postings: postings as Postings,
    weight: weight / most,
    length: stems.length,
    isOptional: (unit.isPart && isWhole) || (isQuestion && unit.words.length === 1 && weight < most * OPTIONAL_SHARE),
  }))
  const all = sought.filter(({ isOptional }) => !isOptional).length
  for (const least of new Set([all, all > 2 ? all - 1 : 1, 1])) {
    if (least < 1) continue
    const words = known.map(({ unit, stems, beginning, alike }) => [beginning, ...stems, alike, unit.isPart])
    // How far somebody reads on is no part of it.
    const key = JSON.stringify([words, isQuestion, least, kind, source, options.today])
    const matches = await remembered(options.documents, key, sought, () =>
      matchDocuments(sought, { ...options, least }),
    )
    const count = matches.counts.reduce((sum, own) => sum + own, 0)
    if (count > (isQuestion ? MIN_FOUND : 0) || (count > 0 && least === 1)) return matches
  }
  return undefined
}

/** Answers that took longer are remembered until anything is written: what many documents hold is asked for most. */
const LONG = 5000
/** Estimates what one of them takes beside its numbers, in bytes. */
const MATCHES_BYTES = 500

async function remembered(
  { matches }: Documents,
  key: string,
  sought: readonly Sought[],
  match: () => Promise<Matches>,
): Promise<Matches> {
  const known = matches.get(key)
  if (known) return known
  const found = await match()
  if (sought.reduce((sum, { postings }) => sum + sizeOf(postings), 0) < LONG) return found
  const { counts, best } = found
  matches.set(key, found, MATCHES_BYTES + counts.byteLength + best.ids.byteLength + best.scores.byteLength)
  return found
}

type CountedGroup = Group & { count: number }

const countedGroups = ({ groups }: Documents, counts: Uint32Array): CountedGroup[] =>
  groups.flatMap((group, id) => (group && counts[id] ? [{ ...group, count: counts[id] }] : []))

const countOf = (groups: readonly CountedGroup[], isCounted: (group: Group) => boolean): number =>
  groups.reduce((sum, group) => sum + (isCounted(group) ? group.count : 0), 0)

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

function hitsOf(db: Database, documents: Documents, ids: readonly number[]): (SearchHit | EntryHit)[] {
  type Row = [id: number, origin: string, title: string, record: string | null, sum: number]
  const rows = new Map(
    documentRows<Row>(db, 'id, origin, title, record, sum', ids).map(([id, origin, title, record, sum]) => [
      id,
      { origin, title, record, sum },
    ]),
  )
  return ids.flatMap((id): (SearchHit | EntryHit)[] => {
    const row = rows.get(id)
    const group = groupOfDocument(documents, id)
    if (!row || !group) return []
    if (sumOfDocument(row) !== row.sum) throw new DamagedError(`A row of the full-text index is damaged: ${row.origin}`)
    const { kind, source, lang } = group
    if (row.record === null) return [{ kind, source, uid: uidOfOrigin(row.origin) }]
    return [{ kind, source, ...jsonOf<StoredRecord>(row.record), lang: lang || undefined }]
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
