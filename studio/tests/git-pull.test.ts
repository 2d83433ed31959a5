import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { createApi } from '../client/api/api.ts'
import type { Text, WireObject } from '../client/api/contract.ts'
import { lookAgain, settle } from '../client/entry/session/conflicts.ts'
import { type Saver, saveChanges } from '../client/entry/session/saving.ts'
import { openSession, presentOf, readValue, type Session } from '../client/entry/session/session.ts'
import { writeWhole } from '../client/entry/session/whole.ts'
import { type Conflict, merge } from '../client/model/compare/merge.ts'
import { schemaOf } from '../client/testing/demo-entries.ts'
import { memoryStorage } from '../client/testing/memory-storage.ts'
import { published, withStudio } from './start-studio.ts'

const words = (text: string) => [{ text_block: { text: `<p>${text}</p>` } }]
const page = (slug: string) => ({ ...published, slug, body: words('Clay') })
const studio = withStudio({
  'document/document_kiln.json': page('kiln'),
  'document/document_loom.json': page('loom'),
  'document/document_mill.json': page('mill'),
})
const others = temporaryFolder('checkout')

const git = (folder: string, ...parameters: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const file = (uid: string) => `entries/document/${uid}.json`

/** Makes a repository of what the studio edits, and a checkout of somebody else. */
function begin(): void {
  const { contentDir } = studio
  writeFileSync(join(contentDir, '.gitignore'), '.writer.*\n')
  git(contentDir, 'init', '--quiet', '--initial-branch=main')
  git(contentDir, 'add', '.')
  git(contentDir, 'commit', '--quiet', '--message=Begin')
  cpSync(contentDir, others, { recursive: true })
}

/** Somebody else commits a change. */
function commitOfOthers(uid: string, change: (value: Record<string, unknown>) => object): void {
  const path = join(others, file(uid))
  writeFileSync(path, `${JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8'))), null, 2)}\n`)
  git(others, 'commit', '--quiet', '--all', '--message=Change')
}
const pull = () => git(studio.contentDir, 'pull', '--quiet', '--no-rebase', others, 'main')

const savers: Saver[] = []
afterEach(() => {
  for (const saver of savers.splice(0)) saver.stop()
})

async function open(uid: string) {
  const ref = { type: 'document', uid }
  const api = createApi(async (path, init) => {
    const { status, text } = await studio.ask(init?.method ?? 'GET', String(path), init?.body ?? undefined)
    return new Response(text, { status })
  })
  const session = openSession({ entry: await api.entry(ref), schema: schemaOf('document'), drafts: memoryStorage() })
  const saver = saveChanges({ session, api })
  savers.push(saver)
  const set = (key: string, value: unknown) => session.edit({ kind: 'set', at: [key], value })
  const publish = () => writeWhole({ session, saver, api }, (seen) => api.publish(ref, seen))
  return { session, saver, set, publish }
}

/** Puts both versions together. @returns what both have changed */
function settleAll(session: Session): Conflict[] {
  const { conflict, stored } = session.state.get()
  const theirs = readValue(conflict as Text) as WireObject
  const { conflicts, value } = merge(session.schema, stored, presentOf(session.state.get()), theirs)
  settle(session, { theirs, hash: (conflict as Text).hash, value: value(conflicts.map(() => 'mine')) })
  return [...conflicts]
}

describe('an entry that is open in the studio while `git pull` changes its file', () => {
  it('shows what came, and keeps both: what was written here, and what was changed there', async () => {
    begin()
    const { session, saver, set } = await open('document_kiln')
    set('title', 'Written here')
    commitOfOthers('document_kiln', (value) => ({ ...value, body: words('Pulled') }))
    pull()
    expect(await saver.now()).toBe(false)
    expect(session.state.get().saving).toBe('conflict')
    expect(studio.file('entries/document/document_kiln.draft.json')).toBe(null)
    expect(settleAll(session)).toEqual([])
    expect(await saver.now()).toBe(true)
    const draft = JSON.parse(studio.file('entries/document/document_kiln.draft.json') ?? '')
    expect(draft).toMatchObject({ title: 'Written here', body: words('Pulled') })
    expect(studio.file(file('document_kiln'))).toBe(readFileSync(join(others, file('document_kiln')), 'utf8'))
  })

  it('is not published over what came', async () => {
    const { session, saver, set, publish } = await open('document_loom')
    set('title', 'Written here')
    expect(await saver.now()).toBe(true)
    commitOfOthers('document_loom', (value) => ({ ...value, body: words('Pulled') }))
    pull()
    expect(await publish()).toBe(false)
    expect(session.state.get().saving).toBe('conflict')
    expect(studio.file(file('document_loom'))).toContain('Pulled')
    expect(JSON.parse(studio.file('entries/document/document_loom.draft.json') ?? '').title).toBe('Written here')
  })

  it('stays as it is where git leaves a conflict in the file, and is saved when that is mended', async () => {
    const { session, saver, set, publish } = await open('document_mill')
    set('title', 'Published here')
    expect(await publish()).toBe(true)
    git(studio.contentDir, 'commit', '--quiet', '--all', '--message=Publish')
    commitOfOthers('document_mill', (value) => ({ ...value, title: 'Title of others' }))
    expect(pull).toThrow()
    const torn = studio.file(file('document_mill')) ?? ''
    expect(torn).toContain('<<<<<<<')
    set('slug', 'mill-of-here')
    expect(await saver.now()).toBe(false)
    expect([session.state.get().saving, studio.file(file('document_mill'))]).toEqual(['conflict', torn])
    git(studio.contentDir, 'checkout', '--quiet', '--theirs', file('document_mill'))
    lookAgain(session)
    expect(await saver.now()).toBe(false)
    expect(settleAll(session)).toEqual([])
    expect(await saver.now()).toBe(true)
    const draft = JSON.parse(studio.file('entries/document/document_mill.draft.json') ?? '')
    expect(draft).toMatchObject({ title: 'Title of others', slug: 'mill-of-here' })
  })
})
