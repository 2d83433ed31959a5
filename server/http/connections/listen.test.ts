import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { listen, requireFree } from './listen.ts'

it('a port that is taken is named before a start begins, and one that is free stays so', async () => {
  const other = createServer()
  const address = await listen(other, { PORT: 0, HOST: '127.0.0.1' })
  const settings = { PORT: (other.address() as AddressInfo).port, HOST: '127.0.0.1' }
  await expect(requireFree(settings)).rejects.toThrow(`PORT is "${settings.PORT}", where another program listens.`)
  await new Promise((resolve) => other.close(resolve))
  await requireFree(settings)
  const own = createServer()
  expect(await listen(own, settings)).toBe(address)
  own.close()
})
