import { readFileSync } from 'node:fs'
import { maxHeaderSize } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDependencies, surrogateKeys } from '#engine/content/dependencies.ts'
import { root, sourceFiles } from '../../server/commands/measures/source-files.ts'
import { MAX_ADDRESS_BYTES } from '../../server/http/addresses/address.ts'
import { CONNECTION_LIMITS } from '../../server/http/connections/limits.ts'
import { MAX_FORM_KILOBYTES } from '../../server/http/limits.ts'
import { LINE_LIMITS } from '../../server/operations/log/line-budget.ts'
import { serverRoutes } from '../../server/operations/routes.ts'
import { allVariables } from '../../server/start/site/site-definition.ts'
import { PICTURES_WAITING } from '../../services/images/index.ts'

const docs = (name: string) => readFileSync(join(root, 'docs', name), 'utf8')
const guide = docs('operations.md')
const limits = guide.slice(guide.indexOf('## Limits'), guide.indexOf('## Logs'))
const kilobytes = (bytes: number) => bytes / 1024
const megabytes = (bytes: number) => kilobytes(bytes) / 1024

/** What the table of limits says of one of them. */
const limitOf = (what: string): string =>
  limits.match(new RegExp(`^\\| ${what} \\| ([^|]*) \\|`, 'm'))?.[1] ?? 'nothing'
const numbersIn = (text: string) => (text.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')))

describe('what is said of operations', () => {
  const { headerLines, headersTimeout, requestTimeout, idleTimeout, connections } = CONNECTION_LIMITS
  const { ahead, aheadOfAddress, aheadInAll, unread } = CONNECTION_LIMITS
  it.each([
    ['address', [kilobytes(MAX_ADDRESS_BYTES)]],
    ['header lines together', [kilobytes(maxHeaderSize)]],
    ['header lines', [headerLines]],
    ['body of a form', [MAX_FORM_KILOBYTES]],
    ['time to send the header / the whole request', [headersTimeout / 1000, requestTimeout / 1000]],
    ['time without a byte read or sent', [idleTimeout / 1000]],
    ['connections at once', [connections]],
    [
      'requests sent ahead on a connection / from an address / in all',
      [kilobytes(ahead), megabytes(aheadOfAddress), megabytes(aheadInAll)],
    ],
    ['answers that wait for clients to read them', [megabytes(unread)]],
    ['pages waiting to be made', [Number(allVariables.RENDER_QUEUE?.default)]],
    ['pictures waiting to be made', [PICTURES_WAITING]],
  ])('Q-24 is the limit that the code has: %s', (what, expected) => {
    expect(numbersIn(limitOf(what))).toEqual(expected)
  })

  it('is how many lines of the log are written', () => {
    const { other, error } = LINE_LIMITS
    const said = /A flood[^.]*: ([^.]*?); further/.exec(guide)?.[1] ?? ''
    expect(numbersIn(said)).toEqual([other.burst, other.rate, error.burst, error.rate])
  })

  it('names every metric that there is, and no other', () => {
    const inCode = sourceFiles
      .filter(({ path }) => path.startsWith('server/operations/') || path === 'server/start/start.ts')
      .flatMap(({ path }) => readFileSync(join(root, path), 'utf8').match(/\batrium_[a-z_]+/g) ?? [])
    const table = [...guide.matchAll(/^\| `(atrium_[a-z_]+)` \|/gm)].map(([, name]) => name as string)
    expect([...new Set(table)].sort()).toEqual([...new Set(inCode)].sort())
  })

  it('names addresses of the server that there are', () => {
    const named = [...new Set(guide.match(/(?<=[`(|])\/(?:_[\w-]+(?:\/[\w-]+)*|healthz|readyz|metrics)\b/g) ?? [])]
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((address) => !(serverRoutes as readonly string[]).includes(address))).toEqual([])
  })
})

describe('what is said of tags to purge by', () => {
  const dependencies = createDependencies()
  dependencies.entries.add('mara').add('gone')
  dependencies.missing.add('gone')
  dependencies.queries.set('', { types: ['article'] } as never)
  const kinds = [...surrogateKeys(dependencies)].map((tag) => tag.replace(/:.*/, ':'))

  it.each(['caching.md', 'operations.md'])('are the tags that answers bear: docs/%s', (name) => {
    const said = [...docs(name).matchAll(/`([a-z]):[<\w]/g)].map(([, letter]) => `${letter}:`)
    expect(said.filter((kind) => !kinds.includes(kind))).toEqual([])
  })

  it('are all of them', () => {
    expect(kinds.sort()).toEqual(['e:', 'missing', 'q:'])
    for (const kind of kinds) expect(docs('caching.md')).toContain(`\`${kind}`)
  })
})
