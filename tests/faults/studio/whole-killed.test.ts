import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { temporaryFolder } from 'atrium/testing'
import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { contentDirectory, documentEntry } from '../../browser/index.ts'
import { note } from '../report/figures.ts'
import { type StudioProcess, startStudioProcess } from './started.ts'

const ENTRY = '/api/entries/document/document_one'
const words = (text: string) => [{ text_block: { text: `<p>${text}</p>` } }]

let studio: StudioProcess
afterEach(() => studio?.kill())

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** What a write leaves, told by the words of both texts. */
type State = Readonly<{ published?: string; draft?: string }>

it('Q-22 the whole studio, killed while it saves, publishes, takes back and deletes, starts with old or new files and shows them', async () => {
  const contentDir = contentDirectory(documentEntry('one', 'Words 0'))
  const DATA_DIR = temporaryFolder('data')
  const folder = join(contentDir, 'entries/document')
  const onDisk = (): State =>
    Object.fromEntries(
      readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .map((name) => {
          const { body } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
          return [name === 'document_one.json' ? 'published' : 'draft', /Words \d/.exec(JSON.stringify(body))?.[0]]
        }),
    )
  const read = async () => {
    const { published, draft } = (await studio.ask('GET', ENTRY)).json
    const newest = draft ?? published
    return { newest, seen: { ifHash: newest?.hash, ifPublished: published?.hash ?? null } }
  }
  const save = async (text: string) => {
    const { newest, seen } = await read()
    return studio.ask('PUT', ENTRY, { value: { ...newest.value, body: words(text) }, ifHash: seen.ifHash })
  }
  const post = async (act: string) => studio.ask('POST', `${ENTRY}/${act}`, (await read()).seen)
  const all: [write: () => Promise<unknown>, after: (before: State) => State][] = [
    [() => save('Words 1'), (before) => ({ ...before, draft: 'Words 1' })],
    [() => post('publish'), ({ published, draft = published }) => ({ published: draft })],
    [() => save('Words 2'), (before) => ({ ...before, draft: 'Words 2' })],
    [() => post('unpublish'), ({ published, draft }) => (draft ? { published, draft } : { draft: published })],
    [() => save('Words 3'), (before) => ({ ...before, draft: 'Words 3' })],
    [async () => studio.ask('DELETE', ENTRY, (await read()).seen), () => ({})],
  ]
  studio = await startStudioProcess(contentDir, { DATA_DIR })
  let kills = 0
  for (const [at, [write, after]] of all.entries()) {
    const before = onDisk()
    const answer = write().catch(() => undefined)
    await setTimeout(5 + 10 * at)
    await studio.kill()
    await answer
    kills++
    studio = await startStudioProcess(contentDir, { DATA_DIR })
    const now = onDisk()
    expect([before, after(before)]).toContainEqual(now)
    const left = [...readdirSync(contentDir), ...readdirSync(folder)].filter((name) => /^\.(?!writer\.lock)/.test(name))
    expect(left).toEqual([])
    const shown = now.draft ?? now.published
    if (shown) await expect.poll(() => studio.shown('/one')).toContain(shown)
    else expect((await studio.ask('GET', ENTRY)).status).toBe(404)
  }
  note({ what: 'kills of the whole studio', figure: kills, target: all.length })
})

it('Q-22 killed while it takes a picture and a recording, it shows whole files alone, and its next start leaves nothing else', async () => {
  const contentDir = contentDirectory(documentEntry('one', 'Words'))
  const DATA_DIR = temporaryFolder('data')
  const places = ['images', 'media'].map((name) => join(contentDir, name))
  const noise = Buffer.from(Array.from({ length: 3 * 900 * 900 }, (_, at) => (at * 7919) % 251))
  const picture = await sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
    .png()
    .toBuffer()
  const recording = [Buffer.concat([Buffer.from('ID3\x04'), Buffer.alloc(9_000_000, 7)]), Buffer.alloc(9_000_000, 8)]
  const sendBoth = (pause: number) =>
    Promise.all([
      studio.upload('/api/pictures', { title: 'Kiln', again: true }, [picture], pause),
      studio.upload('/api/files', { title: 'Kiln' }, recording, pause),
    ]).catch(() => undefined)
  const shown = () => places.flatMap((place) => namesIn(place).filter((name) => !name.startsWith('.')))
  const areWhole = () => {
    for (const place of places)
      for (const name of namesIn(place).filter((own) => !own.startsWith('.'))) {
        const hash = createHash('sha256')
          .update(readFileSync(join(place, name)))
          .digest('hex')
        const digits = /[-.]([0-9a-f]{8,12})\.\w+$/.exec(name)?.[1] ?? 'none'
        expect([name, hash.startsWith(digits)]).toEqual([name, true])
      }
  }
  studio = await startStudioProcess(contentDir, { DATA_DIR })
  const left = { incoming: 0, beside: 0 }
  const incoming = () => namesIn(join(DATA_DIR, 'uploads')).length
  const beside = () => places.flatMap(namesIn).filter((name) => name.startsWith('.')).length
  // While they are sent, while they are read, and about when they get their names.
  for (const [pause, moment] of [
    [400, 200],
    [0, 60],
    [0, 200],
  ] as const) {
    const answers = sendBoth(pause)
    await setTimeout(moment)
    await studio.kill()
    await answers
    left.incoming += incoming()
    left.beside += beside()
    areWhole()
    studio = await startStudioProcess(contentDir, { DATA_DIR })
    expect([incoming(), beside()]).toEqual([0, 0])
  }
  // What was to be left by a kill was left by one.
  expect(left.incoming).toBeGreaterThan(0)
  expect((await sendBoth(0))?.map((status) => status < 300)).toEqual([true, true])
  expect(shown().sort()).toEqual([expect.stringMatching(/^kiln-/), expect.stringMatching(/^kiln\./)])
  areWhole()
  const { json } = await studio.ask('GET', '/api/files')
  expect(json.total).toBe(1)
  note({ what: 'kills while a file is taken', figure: 3 })
})
