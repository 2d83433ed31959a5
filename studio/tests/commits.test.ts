import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Log } from 'atrium'
import { temporaryFolder } from 'atrium/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Desk } from '../server/desk/desk.ts'
import { openCommits } from '../server/git/commits.ts'
import type { Said } from '../server/guards/api-error.ts'
import type { Session } from '../server/guards/sessions.ts'
import { afterWrite } from '../server/history/after-write.ts'
import { namesOf } from '../server/languages/names.ts'
import { readStudioSettings } from '../server/settings.ts'

const folder = temporaryFolder('commits')
const log: Log = { info: () => {}, warn: () => {}, error: () => {} }
const ref = { type: 'article', uid: 'a' }
const FILE = 'entries/article/a.json'
const DRAFT = 'entries/article/a.draft.json'
let checkout: string
/** The content directory is a part of the checkout. */
let content: string

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: checkout, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(content, path)), { recursive: true })
  writeFileSync(join(content, path), text)
}
const state = () => git('status', '--porcelain').trimEnd().split('\n').filter(Boolean)
const last = () => git('log', '-1', '--name-status', '--format=%an|%ae|%cn|%s|%b').trim().split('\n').filter(Boolean)

beforeEach(() => {
  checkout = mkdtempSync(join(folder, 'checkout-'))
  content = join(checkout, 'content')
  mkdirSync(content)
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Machine')
  git('config', 'user.email', 'machine@example.org')
  write('institution.json', '{}')
  write('entries/article/b.json', '1')
  git('add', '.')
  git('commit', '--quiet', '--message=Begin')
})

const publish = async (fields: object = {}) =>
  (await openCommits(content, log)).commit({ ref, what: 'Publish', title: 'Glaze', by: 'Ana Ruiz', ...fields })

describe('a commit of what was published', () => {
  it('has the files of the entry alone, is by whoever published, and says what and why', async () => {
    write('entries/article/b.json', '2')
    write('entries/article/c.json', 'new')
    git('add', 'content/entries/article/b.json')
    write(FILE, 'a')
    const done = await publish({ note: 'Spring', email: 'ana@example.org' })
    expect(done).toEqual({ commit: git('rev-parse', '--short', 'HEAD').trim() })
    expect(last()).toEqual([
      'Ana Ruiz|ana@example.org|Machine|Publish article “Glaze”|Spring',
      'A\tcontent/entries/article/a.json',
    ])
    // What somebody else has prepared is as it was.
    expect(state()).toEqual(['M  content/entries/article/b.json', '?? content/entries/article/c.json'])
  })

  it('takes a draft along that git knew and that is gone, and none that is being written', async () => {
    write(FILE, 'a')
    write(DRAFT, 'draft')
    git('add', '.')
    git('commit', '--quiet', '--message=Draft')
    write(FILE, 'a 2')
    rmSync(join(content, DRAFT))
    await publish()
    expect(last().slice(1)).toEqual(['D\tcontent/entries/article/a.draft.json', 'M\tcontent/entries/article/a.json'])
    write(DRAFT, 'another')
    write(FILE, 'a 3')
    await publish()
    expect(last().slice(1)).toEqual(['M\tcontent/entries/article/a.json'])
    expect(state()).toEqual(['?? content/entries/article/a.draft.json'])
  })

  it('takes the picture, recording or PDF along that was uploaded for it, and no other', async () => {
    const files = [
      'images/kiln-1a2b3c4d.jpg',
      'images/other-1a2b3c4d.jpg',
      'media/plan.1a2b3c4d5e6f.pdf',
      'media/other.pdf',
    ]
    for (const path of files) write(path, path)
    write('.gitignore', 'media/kept.mp3\n')
    write('media/kept.mp3', 'not for git')
    write('media/known.mp3', '1')
    git('add', 'content/media/known.mp3', 'content/.gitignore')
    git('commit', '--quiet', '--message=Known')
    write('media/known.mp3', '2')
    const links = ['plan.1a2b3c4d5e6f.pdf', 'kept.mp3', 'known.mp3', '../../../etc/passwd.x', 'gone.pdf']
    const value = { iiif: { id: 'kiln-1a2b3c4d' }, text: links.map((name) => `<a href="/media/${name}">`).join('') }
    write(FILE, JSON.stringify(value))
    await publish()
    expect(last().slice(1)).toEqual(['entries/article/a.json', files[0], files[2]].map((path) => `A\tcontent/${path}`))
    expect(state().sort()).toEqual([' M content/media/known.mp3', `?? content/${files[1]}`, `?? content/${files[3]}`])
    for (const text of ['{"iiif"', '{"iiif":{"id":"../x"}}', '{"iiif":{"id":7}}', '[]']) {
      write(FILE, text)
      expect(await publish()).toHaveProperty('commit')
    }
  })

  it('leaves a file that was uploaded as unknown to git as it was where it is not committed', async () => {
    write('media/plan.pdf', 'plan')
    write(FILE, '"/media/plan.pdf"')
    const hook = join(checkout, '.git/hooks/pre-commit')
    mkdirSync(dirname(hook), { recursive: true })
    writeFileSync(hook, '#!/bin/sh\nexit 1\n')
    chmodSync(hook, 0o755)
    expect(await publish()).toHaveProperty('error')
    expect(state()).toContain('?? content/media/')
  })

  it('comes after what visitors see, with the note, and not after a save of a draft', async () => {
    const commits = await openCommits(content, log)
    const desk = { ...namesOf([]), commits, history: { trouble: () => undefined } } as unknown as Desk
    const session = { person: { name: 'Ana', email: 'ana@example.org' } } as Session
    const done = (act: string) => afterWrite(desk, { ref, act, title: 'Glaze', sent: { note: 'Spring' } }, session)
    write(DRAFT, 'draft')
    expect(await done('')).toEqual({})
    write(FILE, 'a')
    expect(await done('/publish')).toEqual({ git: { commit: expect.stringMatching(/^[\da-f]{7,}$/) } })
    expect(last()[0]).toBe('Ana|ana@example.org|Machine|Publish article “Glaze”|Spring')
    rmSync(join(content, FILE))
    await done('/unpublish')
    expect(last()).toEqual([expect.stringContaining('Take back article'), 'D\tcontent/entries/article/a.json'])
    expect(await done('/remove')).toEqual({})
    write('entries/article/a.es.json', 'a')
    const spanish = { ...desk, ...namesOf(['es'], 'es') }
    await afterWrite(spanish, { ref, act: '/publish', title: 'Esmalte', sent: {} }, session)
    expect(last()).toEqual([expect.stringContaining('“Esmalte”'), 'A\tcontent/entries/article/a.es.json'])
    write(FILE, 'a')
    await done('/publish')
    for (const path of [FILE, 'entries/article/a.es.json']) rmSync(join(content, path))
    const english = { ...desk, ...namesOf(['es']) }
    await afterWrite(english, { ref, act: '/remove', title: 'Glaze', sent: {} }, session)
    expect(last().slice(1)).toEqual([FILE.replace('.json', '.es.json'), FILE].map((path) => `D\tcontent/${path}`))
  })

  it('is none where nothing is different', async () => {
    expect(await publish()).toBe(undefined)
    expect(git('rev-list', '--count', 'HEAD').trim()).toBe('1')
  })

  it('takes titles and names as they are, whatever they hold', async () => {
    write(FILE, 'a')
    const title = '--amend $(touch x) `touch x`\n#title'
    expect(await publish({ title, by: 'A <b@example.org>\n', note: '-n' })).toHaveProperty('commit')
    expect(last()[0]).toBe('A b@example.org||Machine|Publish article “--amend $(touch x) `touch x` #title”|-n')
    expect(state()).toEqual([])
  })

  it.each([
    ['another git holds the index', () => writeFileSync(join(checkout, '.git/index.lock'), ''), /index\.lock/],
    ['nobody is named', () => git('config', 'user.name', ''), /empty ident name/],
    [
      'a hook refuses it',
      () => {
        writeFileSync(join(checkout, '.git/hooks/pre-commit'), '#!/bin/sh\necho "Not on Fridays" >&2\nexit 1\n')
        chmodSync(join(checkout, '.git/hooks/pre-commit'), 0o755)
      },
      /Not on Fridays/,
    ],
  ])('that fails, since %s, loses nothing and says why', async (_, spoil, why) => {
    write(FILE, 'a')
    spoil()
    const failed = await publish()
    expect(failed).toMatchObject({ error: { message: expect.stringContaining('git has not committed it') } })
    expect((failed as { error: Said }).error.values?.why).toMatch(why)
    rmSync(join(checkout, '.git/index.lock'), { force: true })
    expect(git('rev-list', '--count', 'HEAD').trim()).toBe('1')
    expect(state()).toEqual(['?? content/entries/article/a.json'])
  })

  it('is refused at the start where there is no checkout, where it ignores the content, and with a database', async () => {
    const outside = mkdtempSync(join(folder, 'outside-'))
    await expect(openCommits(outside, log)).rejects.toThrow(
      /STUDIO_GIT is "commit", and CONTENT_DIR is in no git checkout/,
    )
    writeFileSync(join(checkout, '.gitignore'), 'content/\n')
    await expect(openCommits(content, log)).rejects.toThrow(/git ignores CONTENT_DIR/)
    const settings = { STUDIO_GIT: 'commit', CONTENT_STORE_URL: 'postgres://a@b.example.org/c' }
    expect(() => readStudioSettings(settings)).toThrow(
      /STUDIO_GIT is "commit", and entries are written into the database/,
    )
    expect(() => readStudioSettings({ STUDIO_GIT: 'push' })).toThrow(/Give one of off, commit/)
  })
})

it('STUDIO_DIR is beside the content, and neither in it nor in what may be deleted', () => {
  expect(readStudioSettings({ CONTENT_DIR: '/srv/museum/' }).STUDIO_DIR).toBe('/srv/museum.studio')
  expect(readStudioSettings({ STUDIO_DIR: '/srv/studio' }).STUDIO_DIR).toBe('/srv/studio')
  const problemOf = (STUDIO_DIR: string) => () =>
    readStudioSettings({ CONTENT_DIR: '/srv/museum', DATA_DIR: '/srv/data', STUDIO_DIR })
  expect(problemOf('/srv/museum')).toThrow(/which is in CONTENT_DIR/)
  expect(problemOf('/srv/museum/entries/..studio')).toThrow(/which is in CONTENT_DIR/)
  expect(problemOf('/srv/data/studio')).toThrow(/which is in DATA_DIR/)
  expect(problemOf('/srv/museum-2')).not.toThrow()
})
