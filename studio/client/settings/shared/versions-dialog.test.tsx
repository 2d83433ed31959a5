// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it } from 'vitest'
import { areaSettings } from '../../../../server/start/site/site-definition.ts'
import { settingsForm } from '../../../forms/index.ts'
import { button, click, control, hide, openStudio, type, until } from '../../testing/app.tsx'
import { type StandIn, standIn } from '../../testing/stand-in.ts'

const { fields } = settingsForm(areaSettings)
const form = { fields: fields.filter(({ name }) => name === 'name'), groups: ['Who and where'] }
/** Hashes of the file, the newest first, and what was to be brought back. */
let hashes: string[]
let sent: unknown[]
let server: StandIn

beforeEach(() => {
  localStorage.clear()
  hashes = ['h1', 'h0']
  sent = []
  server = standIn([])
  const { fetch } = server
  server.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost:3100')
    const [, , part, name, act] = pathname.split('/')
    if (part !== 'settings') return fetch(input, init)
    const body = init?.body ? JSON.parse(String(init.body)) : {}
    const isWrite = init?.method === 'PUT' || act === 'restore'
    if (act === 'restore') sent.push(body)
    if (isWrite && body.ifHash !== hashes[0])
      return Response.json({ error: { message: 'Meanwhile.', remedy: 'Look.' } }, { status: 409 })
    if (isWrite) hashes.unshift(`h${hashes.length}`)
    if (act === 'versions') return Response.json(versions(Number(searchParams.get('before') ?? 1000)))
    const file = { path: `${name}.json`, hash: hashes[0], problems: [] }
    return Response.json(
      name === 'redirects'
        ? { ...file, isReadable: true, rows: [], total: 0, next: null }
        : { ...file, ...form, value: { name: 'The Ellery' } },
    )
  }
})
afterEach(hide)

/** Two at a time. */
function versions(before: number) {
  const at = '2026-03-14T20:00:00Z'
  const all = hashes.map((hash, index) => ({ id: hashes.length - index, hash, began: at, at, what: 'published' }))
  const left = all.filter(({ id }) => id < before)
  return { versions: left.slice(0, 2), next: left.length > 2 ? left[1]?.id : null }
}

const rows = () => [...document.querySelectorAll('.settings-versions li')].map(({ textContent }) => textContent ?? '')
const isNow = () => rows().map((row) => row.includes('as it is now'))

it('says which version is the one that was just saved, and brings back the one before', async () => {
  await openStudio(server, '/settings/institution')
  await type(await until(() => control('name')), 'The Kiln')
  await click(button('Save'))
  await until(() => hashes.length === 3 && button('Save')?.disabled)
  await click(button('Versions'))
  await until(() => rows().length > 0)
  expect(isNow()).toEqual([true, false])
  await click(button(/^Bring this back/))
  await until(() => !document.querySelector('.settings-versions'))
  expect(sent).toEqual([{ id: 2, ifHash: 'h2' }])
})

it('brings back also what somebody else has changed meanwhile, once that is shown', async () => {
  await openStudio(server, '/settings/institution')
  await until(() => control('name'))
  await click(button('Versions'))
  await until(() => rows().length > 0)
  hashes.unshift('theirs')
  await click(button(/^Bring this back/))
  await until(() => isNow().join() === 'true,false')
  expect(document.querySelector('.dialog')?.textContent).toContain('Meanwhile.')
  await click(button(/^Bring this back/))
  await until(() => !document.querySelector('.settings-versions'))
  expect(sent.at(-1)).toEqual({ id: 2, ifHash: 'theirs' })
})

it('knows the file as it is where the form holds what was written into an earlier one', async () => {
  await openStudio(server, '/settings/institution')
  await type(await until(() => control('name')), 'Mine')
  hashes.unshift('theirs')
  await openStudio(server, '/settings/institution')
  await until(() => control('name')?.value === 'Mine')
  await click(button('Versions'))
  await until(() => rows().length > 0)
  expect(isNow()).toEqual([true, false])
})

it('shows older versions when they are asked for', async () => {
  hashes = ['h4', 'h3', 'h2', 'h1', 'h0']
  await openStudio(server, '/settings/redirects')
  await click(await until(() => button('Versions')?.disabled === false && button('Versions')))
  for (const count of [2, 4]) {
    await until(() => rows().length === count)
    await click(button('Older versions'))
  }
  await until(() => rows().length === 5)
  expect(button('Older versions')).toBeUndefined()
})
