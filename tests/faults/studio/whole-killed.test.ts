import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '#engine/testing'
import { contentDirectory, documentEntry } from '../../browser/index.ts'
import { note } from '../report/figures.ts'
import { type StudioProcess, startStudioProcess } from './started.ts'

const ENTRY = '/api/entries/document/document_one'
const words = (text: string) => [{ text_block: { text: `<p>${text}</p>` } }]

let studio: StudioProcess
afterAll(() => studio?.kill())

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
