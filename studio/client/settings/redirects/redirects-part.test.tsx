// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { button, click, hide, openStudio, type, until } from '../../testing/app.tsx'
import { standIn } from '../../testing/stand-in.ts'

afterEach(hide)

it('the last page is the one before where its only redirect is deleted', async () => {
  const all = Array.from({ length: 51 }, (_, number) => ({ from: `/old-${number}`, to: '/new', problems: [] }))
  const server = standIn([])
  const { fetch } = server
  server.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost:3100')
    if (pathname !== '/api/settings/redirects') return fetch(input, init)
    if (init?.method === 'PUT') all.pop()
    const from = Number(searchParams.get('after') ?? 0)
    const next = from + 50 < all.length ? String(from + 50) : null
    const shown = { path: 'redirects.json', hash: 'r1', isReadable: true, rows: all.slice(from, from + 50), next }
    return Response.json({ ...shown, total: all.length, problems: [] })
  }
  await openStudio(server, '/settings/redirects')
  await click(await until(() => button('Later')))
  await click(await until(() => button('Delete /old-50')))
  await click(button('Delete', document.querySelector('[role=alertdialog]') as Element))
  await until(() => button('Delete /old-49'))
  expect(document.querySelectorAll('.redirects-table tbody tr')).toHaveLength(50)
})

it('are saved by whoever tries again after somebody else has changed the file, pasted ones when they were looked at again', async () => {
  const sent: unknown[] = []
  let hash = 'r1'
  const row = { from: '/old', to: '/new', problems: [] }
  const tried = { added: 1, changed: 0, removed: 0, same: 0, rows: [], errors: 0, warnings: 0, unread: [] }
  const server = standIn([])
  const { fetch } = server
  server.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost:3100')
    if (!pathname.startsWith('/api/settings/redirects')) return fetch(input, init)
    if (pathname.endsWith('/check')) return Response.json({ ...tried, problems: [], hash })
    if (init?.method === 'PUT') {
      const { ifHash } = JSON.parse(String(init.body))
      sent.push(ifHash)
      if (ifHash !== hash) return Response.json({ error: { message: 'Meanwhile.', remedy: 'Look.' } }, { status: 409 })
    }
    return Response.json({ path: 'redirects.json', hash, isReadable: true, rows: [row], total: 1, next: null })
  }
  const dialog = () => document.querySelector('.dialog')
  const again = async (name: string) => {
    hash += '+'
    await click(button(name, dialog() as Element))
    await until(() => dialog()?.textContent?.includes('Meanwhile.'))
  }
  const done = async (name: string) => {
    await click(button(name, dialog() as Element))
    await until(() => !dialog())
    expect(sent.at(-1)).toBe(hash)
  }
  await openStudio(server, '/settings/redirects')
  await click(await until(() => button('Change /old')))
  await again('Save')
  await done('Save')
  await click(button('Delete /old'))
  await again('Delete')
  await done('Delete')
  await click(button('Paste lines'))
  await type(document.querySelector('textarea'), '/a /b')
  await click(button('Look what changes'))
  await again('Take them')
  await click(button('Look what changes'))
  await done('Take them')
})
