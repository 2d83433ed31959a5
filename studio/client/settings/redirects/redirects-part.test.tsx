// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { button, click, hide, openStudio, until } from '../../testing/app.tsx'
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
