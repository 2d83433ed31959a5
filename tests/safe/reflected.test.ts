import { beforeAll, describe, expect, it } from 'vitest'
import { PREVIEW, withDemo } from '../browser/index.ts'
import { ask } from '../pages/http.ts'
import { pageTypes } from '../pages/page-types.ts'
import { LINKS } from './corpus/links.ts'
import { MARKUP } from './corpus/markup.ts'
import { definition } from './hostile-content.ts'
import { dangers, xmlDangers } from './inspect.ts'
import { mapLimited } from './map-limited.ts'

/** Parameters that areas understand, or that others like them do. */
const COMMON = [
  'q',
  'page',
  'path',
  'callback',
  'next',
  'url',
  'search',
  'sort',
  'lang',
  'preview',
  'block',
  'download',
]
const named = [...definition.pages.values()].flatMap((page) => Object.keys(page.definition.query ?? {}))
const parameters = [
  ...new Set([...COMMON, ...named, ...definition.endpoints.flatMap(({ definition: { query = [] } }) => query)]),
]

/** The corpus in pieces of at most so many characters, once they are escaped. */
function piecesOf(length: number): string[] {
  const pieces: string[] = []
  for (const text of [...MARKUP, ...LINKS]) {
    // Half characters become the sign for what is none.
    const longer = Buffer.from(`${pieces.at(-1) ?? ''} ${text}`).toString()
    if (pieces.length > 0 && encodeURIComponent(longer).length <= length) pieces[pieces.length - 1] = longer
    else pieces.push(Buffer.from(text).toString())
  }
  return pieces
}
const joined = piecesOf(5000)
const short = piecesOf(1500)

/** Routes of endpoints, each `:name` filled with a word. */
const endpoints = definition.endpoints.map(({ definition: { route } }) => route.replace(/:\w+/g, 'research'))
const pages = Object.values(pageTypes)

describe('what a visitor sends', () => {
  const site = withDemo()
  const preview = withDemo(PREVIEW)
  const gallery = [
    '/_blocks',
    '/_types',
    '/_types/article',
    '/_types/article/article_one_owl_six_weeks.json',
    ...[...definition.blocks.keys()].slice(0, 3).flatMap((type) => [`/_blocks/${type}`, `/_blocks/${type}/1`]),
  ]
  /** Equal answers are read once. */
  const known = new Map<string, string[]>()
  let policy: unknown

  beforeAll(async () => {
    policy = (await ask(site.origin, '/news')).headers['content-security-policy']
  })

  async function flaws(origin: string, target: string, headers: Record<string, string> = {}): Promise<string[]> {
    const { status, text, headers: lines } = await ask(origin, target, { headers })
    const type = lines['content-type'] ?? ''
    if (status >= 500) return [`${target.slice(0, 80)}: ${status}`]
    if (lines['set-cookie']) return [`${target.slice(0, 80)} sets a cookie`]
    if (origin === site.origin && type.startsWith('text/html') && lines['content-security-policy'] !== policy)
      return [`${target.slice(0, 80)}: another policy`]
    let found = known.get(text)
    if (!found) {
      found = type.startsWith('text/html') ? dangers(text, ['/_blocks/']) : /\bxml\b/.test(type) ? xmlDangers(text) : []
      known.set(text, found)
    }
    return found.map((flaw) => `${target.slice(0, 80)}: ${flaw}`)
  }
  const withQuery = (path: string, name: string, value: string) =>
    `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`

  it('comes back from no page or endpoint as markup: in the query', async () => {
    const targets = [...pages, ...endpoints].flatMap((path, turn) =>
      joined.map((piece, index) => withQuery(path, parameters[(turn + index) % parameters.length] as string, piece)),
    )
    const names = pages.map((path, turn) =>
      withQuery(path, encodeURIComponent(joined[turn % joined.length] as string).slice(0, 5000), 'x'),
    )
    expect(await mapLimited([...targets, ...names], (target) => flaws(site.origin, target))).toEqual([])
  })

  it('comes back from no understood parameter of a page as markup', async () => {
    const targets = [...definition.pages.values()].flatMap(({ route, definition: { query = {} } }) =>
      route.includes(':')
        ? []
        : Object.keys(query).flatMap((name) => joined.map((piece) => withQuery(route, name, piece))),
    )
    const lists = ['/news/all', '/author/mara-quill', '/news/topic/research'].flatMap((path) =>
      joined.map((piece) => withQuery(path, 'page', piece)),
    )
    expect(await mapLimited([...targets, ...lists], (target) => flaws(site.origin, target))).toEqual([])
  })

  it('comes back from no missing page as markup: in the path', async () => {
    const targets = short.map((piece) => `/${encodeURIComponent(piece)}`)
    const below = pages.flatMap(
      (path, turn) => `${path.split('?')[0]}/${encodeURIComponent(joined[turn % joined.length] as string)}`,
    )
    expect(await mapLimited([...targets, ...below], (target) => flaws(site.origin, target))).toEqual([])
  })

  it('comes back from the look-up of an archived copy as markup', async () => {
    const targets = short.map((piece) => `/archived-copy?path=${encodeURIComponent(`/${piece}`)}`)
    expect(await mapLimited(targets, (target) => flaws(site.origin, target))).toEqual([])
  })

  it('comes back from no page as markup: in cookies and other header lines', async () => {
    const lines = joined.map((piece) => encodeURIComponent(piece))
    const raw = joined.map((piece) => piece.replace(/[^\x20-\x7e]/g, ''))
    expect(
      await mapLimited([...pages, ...endpoints], async (path) =>
        (
          await Promise.all(
            joined.map((_, index) =>
              flaws(site.origin, path, {
                cookie: `dismissed=${lines[index]}; ${lines[index]?.slice(0, 200)}=x; preview=${lines[index]?.slice(0, 200)}`,
                referer: raw[index] as string,
              }),
            ),
          )
        ).flat(),
      ),
    ).toEqual([])
  })

  it('comes back from the block gallery and the preview as markup no more', async () => {
    const names = ['q', 'placement', 'kind', 'search', 'use', 'page', 'id']
    const targets = [...gallery, ...pages.slice(0, 4)].flatMap((path, turn) => [
      ...joined.map((piece, index) => withQuery(path, names[(turn + index) % names.length] as string, piece)),
      `${path}/${encodeURIComponent(joined[turn % joined.length] as string)}`,
    ])
    expect(await mapLimited(targets, (target) => flaws(preview.origin, target))).toEqual([])
    expect((await ask(preview.origin, '/_blocks')).status).toBe(200)
  })

  it('leaves no error in the log', async () => {
    for (const { log } of [site, preview]) expect((await log()).filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})
