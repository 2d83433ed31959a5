import { describe, expect, it } from 'vitest'
import { createGatewayImages } from '../index.ts'

const log = { info() {}, warn() {}, error() {} }
function gateway(answer: (address: string) => Response) {
  const asked: string[] = []
  const fetch = (async (address: string) => {
    asked.push(address)
    return answer(address)
  }) as typeof globalThis.fetch
  const images = createGatewayImages({ gateway: 'https://media.example.org/iiif', now: () => new Date(0), log, fetch })
  return { images, asked }
}

describe('pictures at another image server', () => {
  it('have the size that their info.json says, asked for once', async () => {
    const { images, asked } = gateway(() => new Response('{"width":4400,"height":4600,"tiles":[]}'))
    expect(await images.sizeOf('a b')).toEqual({ width: 4400, height: 4600 })
    await images.sizeOf('a b')
    expect(asked).toEqual(['https://media.example.org/iiif/a%20b/info.json'])
  })

  it('are not there when it answers 404', async () => {
    expect(await gateway(() => new Response('no', { status: 404 })).images.sizeOf('a')).toBeNull()
  })

  it.each([
    ['answers 500', () => new Response('no', { status: 500 })],
    ['answers HTML', () => new Response('<h1>Hello</h1>')],
    ['answers null', () => new Response('null')],
    ['says no size', () => new Response('{"width":"4400"}')],
  ])('Q-20 have no known size when it %s', async (_case, answer) => {
    await expect(gateway(answer).images.sizeOf('a')).rejects.toThrow('The image server')
  })
})
