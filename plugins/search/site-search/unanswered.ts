import { appendFile, mkdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log, ServiceRuntime } from 'atrium'

const FILE = 'searches-without-results.log'
/** Lines that may wait for a disk that does not answer; beyond, they are not noted. */
const MAX_WAITING = 100
/** A file of so many bytes is put aside; the one before it is forgotten. */
const MAX_BYTES = 500_000
const MAX_CHARACTERS = 60
const MAX_WORDS = 6
const MAX_DIGITS = 4

/**
 * The term as it may be kept: nothing that could be an address, a number of a person or a text. Who asked and at what
 * hour is never known.
 *
 * @returns null for what is not kept
 */
export function keptTerm(term: string): string | null {
  const text = term.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  const isPlain = /^[\p{L}\p{N}\p{M} '’&.,-]+$/u.test(text) && !/\d\D?\d\D?\d\D?\d\D?\d/.test(text)
  const digits = text.replace(/\D/g, '').length
  const words = text.split(' ').length
  const isShort = text.length <= MAX_CHARACTERS && words <= MAX_WORDS && digits <= MAX_DIGITS
  return isPlain && isShort && /\p{L}{2}/u.test(text) && !/\.\p{L}{2}|www/u.test(text) ? text : null
}

type Runtime = Pick<ServiceRuntime, 'dataDir' | 'now' | 'exclusively'> & { log: Log }

/** Notes searches that found nothing, each as its day and what was looked for. */
export function createUnanswered({ dataDir, now, log, exclusively = (_, work) => work() }: Runtime) {
  const file = join(dataDir, FILE)
  const isFull = async () => (await stat(file).catch(() => ({ size: 0 }))).size > MAX_BYTES
  /** By one server at a time: a second one would put the file that has just begun in place of the full one. */
  const putAside = () =>
    exclusively(FILE, async () => {
      if (await isFull()) await rename(file, `${file}.1`)
    })
  let writing: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let isFailing = false
  const write = async (line: string) => {
    try {
      await mkdir(dataDir, { recursive: true })
      if (await isFull()) await putAside()
      await appendFile(file, line)
      isFailing = false
    } catch (error) {
      const { message } = error as Error
      if (!isFailing)
        log.warn({ file, error }, `Searches without results are not noted: ${message}. Make room, or set DATA_DIR.`)
      isFailing = true
    }
  }
  return {
    note(term: string): void {
      const kept = keptTerm(term)
      if (!kept || waiting >= MAX_WAITING) return
      waiting++
      writing = writing.then(() => write(`${now().toISOString().slice(0, 10)}\t${kept}\n`)).finally(() => waiting--)
    },
    /** Resolves when everything is written. */
    settled: (): Promise<unknown> => writing,
  }
}

/** Returns what was looked for and not found, the most often first. */
export async function unansweredReport(dataDir: string): Promise<string> {
  const terms = new Map<string, { times: number; last: string }>()
  for (const name of [`${FILE}.1`, FILE]) {
    const text = await readFile(join(dataDir, name), 'utf8').catch(() => '')
    for (const line of text.split('\n')) {
      const [day = '', term] = line.split('\t')
      if (!term) continue
      const { times = 0 } = terms.get(term) ?? {}
      terms.set(term, { times: times + 1, last: day })
    }
  }
  if (terms.size === 0) return 'No search without results is noted.'
  const lines = [...terms]
    .sort(([a, one], [b, other]) => other.times - one.times || (a < b ? -1 : 1))
    .map(([term, { times, last }]) => `${String(times).padStart(5)}  ${last}  ${term}`)
  return ['Searches without results: how often, the last day, what was looked for', ...lines].join('\n')
}
