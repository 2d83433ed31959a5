import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createAtriumServer } from './connections/server.ts'
import { newApp } from './express-app.ts'

it('requests and answers have what Express adds, and keep the prototype that they began with', async () => {
  const prototypesOf = (...of: object[]) => of.map((one) => Object.getPrototypeOf(one))
  const begun: object[] = []
  const seen: object[] = []
  const other = newApp()
  const app = newApp().use((request, response) => {
    seen.push(...prototypesOf(request, response))
    response.status(202).json({ path: request.path, etag: request.app.get('etag') })
  })
  const quiet = () => undefined
  const { server } = createAtriumServer({
    cache: { serve: () => false },
    app,
    operations: other,
    mark: (response) => void begun.push(...prototypesOf(response.req, response)),
    log: { info: quiet, warn: quiet, error: quiet },
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a/b?c=d`)
    expect([answer.status, await answer.json()]).toEqual([202, { path: '/a/b', etag: false }])
    expect(answer.headers.get('x-powered-by')).toBeNull()
    expect(seen).toHaveLength(2)
    expect(seen.every((one, index) => one === begun[index])).toBe(true)
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
