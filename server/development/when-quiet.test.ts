import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { followRequests } from './when-quiet.ts'

let close = () => {}
afterEach(() => close())

it('waits for what is being answered, and for what comes right behind it', async () => {
  let answer = () => {}
  const server = createServer((_, response) => {
    answer = () => response.end('page')
  })
  const whenQuiet = followRequests(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  close = () => void server.close()
  const { port } = server.address() as AddressInfo
  const ask = () =>
    new Promise((resolve) => request({ port, agent: false }, (got) => got.resume().on('end', resolve)).end())
  const steps: string[] = []
  await whenQuiet()

  const arrived = () => new Promise((resolve) => server.once('request', resolve))
  const first = ask()
  await arrived()
  const quiet = whenQuiet().then(() => steps.push('quiet'))
  answer()
  await first.then(() => steps.push('page'))
  const script = ask()
  await arrived()
  answer()
  await script.then(() => steps.push('script'))
  await quiet
  expect(steps).toEqual(['page', 'script', 'quiet'])
})
