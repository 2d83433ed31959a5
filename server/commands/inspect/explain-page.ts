import type { Entry } from 'atrium'
import {
  attempt,
  type Dependencies,
  EVERY_PATH,
  flattened,
  instantOf,
  type ListQuery,
  localTime,
  surrogateKeys,
} from '#engine/host.ts'
import type { OutsideExplanation } from '../../../services/outside-caches/explain.ts'
import { compressThoroughly } from '../../http/encodings.ts'
import { requestFor } from '../../http/site-request.ts'
import { boundedTags } from '../../pages/keys/tags.ts'
import type { RunningSite } from '../../start/site/site-types.ts'
import { Failure } from '../line/say.mjs'

/**
 * Returns what the answer at an address was made from, when it changes by itself, and how it is cached, as text for a
 * terminal.
 *
 * @param outside by which keys caches in front of the site know it, and what a purge of it sends; absent: there are none
 * @throws Failure when nothing is there
 */
export async function explainPage(
  site: RunningSite,
  address: string,
  outside?: (key: string, dependencies: Dependencies) => OutsideExplanation,
): Promise<string> {
  if (!/^(\/|https?:\/\/)/.test(address))
    throw new Failure(`"${address}" is not a valid address. Write it from the first slash on, like /news.`)
  const { siteUrl, timeZone } = site.institution
  const { status, headers, body, cache } = await site.respond(requestFor(address, siteUrl))
  if (status >= 400) throw new Failure(`${address} answers ${status}. Give an address at which something is.`)
  const bytes = Buffer.from(body)
  const { br, gzip } = await compressThoroughly(bytes)
  const size = `${count(bytes.length, 'byte')}, ${br.length} as brotli, ${gzip.length} as gzip`
  const title = `${address} answers ${status}, ${headers['content-type'] ?? `to ${headers.location}`}`
  if (!cache) return `${title}\n  size: ${size}\n  It is never cached: it is rendered for each visitor.`
  const dependencies = flattened(cache.dependencies)
  const entries = await site.store.get([...dependencies.entries])
  const tags = [...new Set(surrogateKeys(dependencies))].join(' ')
  const when = (instant: Date) => `${localTime(instant, timeZone)} in ${timeZone}`
  return [
    title,
    `  cached under: ${cache.key}`,
    `  size: ${size}`,
    `  changes by itself: ${dependencies.next ? `${when(dependencies.next)}, when ${reason(dependencies, entries, timeZone)}` : 'never'}`,
    `  re-rendered while the old one is shown: ${dependencies.renewal ? `from ${when(dependencies.renewal)} on, since services were asked for facts` : 'never'}`,
    `  tags: ${count(tags.length, 'byte')}${(boundedTags(dependencies) ?? '') === tags ? '' : ', too many to send: the tag "many" is sent instead'}`,
    ...(outside ? outsideLines(outside(cache.key, cache.dependencies), cache.private) : []),
    ...block('entries', entryLines([...dependencies.entries], entries)),
    ...block('lists', [...dependencies.queries.values()].map(listLine)),
    ...block(
      'addresses looked up',
      [...dependencies.paths].sort().map((path) => (path === EVERY_PATH ? 'all' : path)),
    ),
  ].join('\n')
}

function outsideLines({ keys, calls }: OutsideExplanation, isPrivate: boolean): string[] {
  if (isPrivate) return ['', 'outside caches: it is of one visitor and is not cached there']
  const line = keys.join(' ')
  const said = calls.map((call) => `  a purge sends to ${call}`)
  return ['', `outside caches: ${calls.length}`, `  keys: ${line} (${count(line.length, 'byte')})`, ...said]
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`
const block = (name: string, lines: string[]) => ['', `${name}: ${lines.length}`, ...lines.map((line) => `  ${line}`)]

function entryLines(uids: string[], found: Entry[]): string[] {
  const byUid = new Map(found.map((entry) => [entry.uid, entry]))
  return uids
    .map((uid) => {
      const entry = byUid.get(uid)
      return entry ? `${entry.contentType} ${uid}: ${entry.title}` : `not there: ${uid}`
    })
    .sort()
}

function listLine({ types, where, sort, words }: ListQuery): string {
  if (words) return `search: ${Object.values(words).flat().join(', ')}`
  const order = sort?.map(({ field, order }) => `${field}${order === 'descending' ? ' descending' : ''}`).join(', ')
  const conditions = where && Object.keys(where).length > 0 ? ` where ${JSON.stringify(where)}` : ''
  return `${types.join(', ')}${conditions}${order ? ` by ${order}` : ''}`
}

/** Returns what happens at the next moment, and the fields that name it. */
function reason({ next, why }: Dependencies, entries: Entry[], timeZone: string): string {
  const fields = entries.flatMap((entry) =>
    Object.entries(entry).flatMap(([name, value]) =>
      isMoment(value, next as Date, timeZone) ? [`${entry.uid} ${name}`] : [],
    ),
  )
  return `${why}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`
}

function isMoment(value: unknown, moment: Date, timeZone: string): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return false
  const start = attempt(() => instantOf(value, timeZone).getTime())
  const end = attempt(() => instantOf(value, timeZone, 'end').getTime() + 1)
  return [start, end].includes(moment.getTime())
}
