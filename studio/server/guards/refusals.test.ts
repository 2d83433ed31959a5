import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { whyNoPicture } from '../../../services/images/new-masters/sniff.ts'
import { createStudioApp } from '../app.ts'
import { effectsOf } from '../effects/effects.ts'
import { showVersion } from '../history/show-version.ts'
import { ACTS, ROLES } from '../people/roles.ts'
import { ApiError } from './api-error.ts'
import { sayingIn } from './in-language.ts'
import spanish from './refusals.es.ts'
import ofFiles from './refusals-of-files.es.ts'

const sentences = new Map<string, string>(Object.entries({ ...spanish, ...ofFiles }))
const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(?:test|es)\.ts$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
const server = sources('studio/server')

type Tree = { type: string; start: number; end: number; [part: string]: unknown }
const isTree = (value: unknown): value is Tree => typeof (value as Tree | null)?.type === 'string'
/** All that is in a part of a source. */
const within = (tree: Tree): Tree[] => [
  tree,
  ...Object.values(tree)
    .flatMap((part) => part as Tree | Tree[])
    .filter(isTree)
    .flatMap(within),
]

/** What is refused, as the sources have it: sentences, and what is a sentence elsewhere. */
function refusals() {
  const said: string[] = []
  const others: string[] = []
  for (const { name, text } of server) {
    if (!text.includes('ApiError')) continue
    for (const made of within(parseSync(name, text).program as unknown as Tree)) {
      const callee = made.callee as Tree | undefined
      const [status, ...words] = (made.arguments ?? []) as Tree[]
      const isMade = made.type === 'NewExpression' && callee?.name === 'ApiError'
      const isOfClass = callee?.type === 'Super' && typeof status?.value === 'number'
      if (!isMade && !isOfClass) continue
      for (const one of words.slice(0, 2)) {
        if (typeof one.value === 'string') said.push(one.value)
        else others.push(`${name} ${text.slice(one.start, one.end)}`)
      }
    }
  }
  return { said, others }
}

describe('what the studio refuses', () => {
  it('has its Spanish, wherever it is refused', () => {
    const { said, others } = refusals()
    expect(said.filter((sentence) => !sentences.has(sentence))).toEqual([])
    expect(said.length).toBeGreaterThan(100)
    // Those are sentences elsewhere: of whoever lets people in, and of what takes files.
    expect(others.sort()).toEqual([
      'people/api.ts entrance.outside.message',
      'people/api.ts entrance.outside.remedy',
      'people/entrances/proxy-entrance.ts NOT_SAID.message',
      'people/entrances/proxy-entrance.ts NOT_SAID.remedy',
      'pictures/receive.ts remedy',
      'pictures/uploads.ts error.message',
      'pictures/uploads.ts error.remedy as string',
      'pictures/uploads.ts place.refused.message',
      'pictures/uploads.ts place.refused.remedy',
    ])
    const atStart = /^(?:settings|people\/variables)\.ts$/
    const given = server
      .filter(({ name }) => !atStart.test(name))
      .flatMap(({ text }) => [
        ...text.matchAll(/^ +(?:message|remedy): '([^']+)',$|\bmessage: '([^']+)', remedy: '([^']+)'/gm),
      ])
    expect(given.flatMap(([, ...words]) => words.filter((one) => one && !sentences.has(one)))).toEqual([])
    const kinds = ['svg', 'heic', 'bmp', 'pdf', 'text', 'unknown'] as const
    const ofPictures = kinds.flatMap((kind) => Object.values(whyNoPicture(kind) ?? {}))
    expect(ofPictures.filter((words) => !sentences.has(words))).toEqual([])
    const words = [...ROLES, ...Object.values(ACTS).map(({ words }) => words)]
    expect(words.filter((own) => !sentences.has(own))).toEqual([])
  })

  it('has its Spanish where it is no refusal: when visitors see a change, and why a version has no page', async () => {
    const none = { get: async () => [] }
    const desk = {
      ...{ say: sayingIn('es'), settings: { CACHE_SHARED_MAX_AGE: 60 }, shown: async () => {} },
      ...{ published: none, site: { drafts: none }, pageFacts: { begin: () => {} } },
      history: { read: async () => ({ version: {}, body: null }) },
    } as never
    const ref = { type: 'document', uid: 'kiln' }
    const { when } = await effectsOf(desk, ref)
    expect(when).toBe(
      'Los visitantes lo ven enseguida; si hay una caché delante del sitio, a los 60 segundos como mucho.',
    )
    const shown = await showVersion(desk, {} as never, ref, { side: 'before', version: '1' })
    expect(shown).toEqual({ path: null, reason: 'La entrada estaba eliminada entonces.' })
  })

  it('has the same values in Spanish, and no sentence that nothing says', () => {
    const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const [english, own] of sentences) expect([english, valuesIn(own)]).toEqual([english, valuesIn(english)])
    const all = [...server, ...sources('services/files'), ...sources('services/images/new-masters')]
    const text = all.map(({ text }) => text.replaceAll("\\'", "'")).join('\n')
    const composed = /^an? (?:administrator|publisher or|author or)|, or media, |100 million/
    expect([...sentences.keys()].filter((one) => !composed.test(one) && !text.includes(one))).toEqual([])
  })

  it('is said in the language of the institution with its values, and in English where there is no other', () => {
    const error = new ApiError(403, 'Your role is {role}, which may not {act}.', 'Ask {who}.', {
      ...{ role: 'author', act: 'write drafts', who: 'an administrator' },
    })
    const english = { message: 'Your role is author, which may not write drafts.', remedy: 'Ask an administrator.' }
    expect([error.message, error.remedy]).toEqual(Object.values(english))
    expect(sayingIn('es-MX')(error.said)).toEqual({
      message: 'Su papel es autoría, que no puede escribir borradores.',
      remedy: 'Pídaselo a quien administra.',
    })
    for (const language of ['en-US', 'de', 'est']) expect(sayingIn(language)(error.said)).toEqual(english)
    const hostile = { name: '{why} <b>$&</b> __proto__' }
    expect(sayingIn('es')({ message: '"{name}" is not a number.', remedy: 'constructor', values: hostile })).toEqual({
      message: '«{why} <b>$&</b> __proto__» no es un número.',
      remedy: 'constructor',
    })
  })

  it('is answered so', async () => {
    const origins = { studio: ['http://localhost:1'], canvas: ['http://localhost:2'] }
    const desk = { say: sayingIn('es'), site: { institution: {}, definition: {} } }
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const options = {
      desks: [desk],
      origins,
      client: join('studio', 'server', 'guards'),
      log,
      entrance: {},
      sessions: {},
      note: () => {},
    }
    const listening = createServer(createStudioApp(options as never)).listen(0, '127.0.0.1')
    onTestFinished(() => void listening.close())
    await new Promise((resolve) => listening.once('listening', resolve))
    const answer = await fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}/api/site`)
    expect([answer.status, await answer.json()]).toEqual([
      421,
      { error: { message: 'A este servidor no se llega por ese nombre.', remedy: 'Abra la dirección que imprimió.' } },
    ])
  })
})
