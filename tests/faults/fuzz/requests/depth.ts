import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { ingest, listPaths, visit } from '../visit.ts'
import type { Part } from '../world.ts'

const KINDS = ['pages', 'path', 'query', 'form', 'JSON', 'markup'] as const
type Kind = (typeof KINDS)[number]
const BRACKETS = ['[a]', '[]', '.a', '%5Ba%5D'] as const

const kindOf = (kind: string) => `depth of ${kind}`

interface Attack {
  /** How deep, as a fraction of the deepest. */
  depths: Record<Kind, number>
  list: number
  brackets: (typeof BRACKETS)[number]
}

/** The deepest of each kind: addresses end at 8 kB, forms at 64. */
const MOST: Record<Kind, number> = { pages: 1e9, path: 3900, query: 1900, form: 16_000, JSON: 100_000, markup: 100_000 }

/** Anything that lies deep: pages of lists, segments of paths, brackets of parameters, values of entries, markup. */
export const depth: Part<Attack> = {
  name: 'depth',
  kinds: KINDS.map(kindOf),
  data: () => {
    const fraction = fc.double({ min: 0, max: 1, noNaN: true })
    return fc.record({
      depths: fc.record(Object.fromEntries(KINDS.map((kind) => [kind, fraction])) as Record<Kind, typeof fraction>),
      list: fc.nat(),
      brackets: fc.constantFrom(...BRACKETS),
    })
  },
  async run({ depths, list, brackets }, world) {
    const deep = (kind: Kind) => {
      world.count(kindOf(kind))
      return 1 + Math.floor(depths[kind] * MOST[kind])
    }
    const lists = listPaths(world)
    const path = lists[list % lists.length] as string
    const form = (text: string) => ({
      method: 'POST',
      body: text.slice(0, 60_000),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    await visit(world, `${path}?page=${deep('pages')}`)
    await visit(world, `${path}/${'a/'.repeat(deep('path'))}`)
    await visit(world, `${path}?q${brackets.repeat(deep('query')).slice(0, 7800)}=1`)
    await visit(world, '/alerts/dismiss', form(`alert${brackets.repeat(deep('form'))}=1`))
    const [levels, tags] = [deep('JSON'), deep('markup')]
    const entry = (uid: string, fields: string) =>
      `{"uid":"${uid}","_content_type_uid":"page","title":"Deep","url":"/${uid}","publish_details":{"environment":"production","locale":"en-us","time":"2026-03-01T18:00:00.000Z"},${fields}}`
    const files = {
      'fuzz-deep': entry('fuzz-deep', `"body":${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`),
      'fuzz-markup': entry(
        'fuzz-markup',
        `"body":[{"text_block":{"text":"${'<b>'.repeat(tags)}deep${'</b>'.repeat(tags)}"}}]`,
      ),
    }
    for (const [uid, text] of Object.entries(files)) {
      const file = join(world.content, 'entries/page', `${uid}.json`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    await ingest(world)
    for (const uid of Object.keys(files)) await visit(world, `/${uid}`)
  },
}
