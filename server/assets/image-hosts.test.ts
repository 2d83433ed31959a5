import { describe, expect, it } from 'vitest'
import { entryOf, type MemoryStore } from '#engine/testing'
import { testSite } from '#engine/testing/site.ts'
import image from '#model/media/types/image.ts'
import { ImageHosts } from './image-hosts.ts'

const picture = (uid: string, server: string) =>
  entryOf('image', uid, { title: uid, iiif: { id: uid, service: server } })
const hostsOver = (...entries: ReturnType<typeof picture>[]): { store: MemoryStore; hosts: ImageHosts } => {
  const { store } = testSite({ types: [image], entries })
  return { store, hosts: new ImageHosts(store) }
}
const shows = (...addresses: string[]) => addresses.map((address) => `<img src="${address}">`).join('')

describe('hosts of pictures', () => {
  it('SITE-085 are let through where the page shows a picture of theirs, and content names them', async () => {
    const { hosts } = hostsOver(
      picture('kiln', 'https://b.example/iiif'),
      picture('jar', 'https://b.example/iiif'),
      picture('cup', 'https://a.example/iiif'),
      picture('insecure', 'http://c.example/iiif'),
    )
    const page = shows('https://b.example/iiif/kiln/full.jpg', 'https://a.example/x.jpg', 'https://evil.example/x.jpg')
    expect(await hosts.shownOn(page)).toEqual(['https://a.example', 'https://b.example'])
    expect(await hosts.shownOn(shows('https://b.example.evil.example/x.jpg', 'http://c.example/x.jpg'))).toEqual([])
  })

  it('SITE-085 follow what is published', async () => {
    const { store, hosts } = hostsOver()
    const page = shows('https://a.example/x.jpg')
    expect(await hosts.shownOn(page)).toEqual([])
    store.publish({ ...picture('cup', ''), imageHost: 'https://a.example' })
    expect(await hosts.shownOn(page)).toEqual(['https://a.example'])
  })

  it('Q-23 are those that are known while the store cannot be asked', async () => {
    const { store, hosts } = hostsOver(picture('cup', 'https://a.example/iiif'))
    const page = shows('https://a.example/x.jpg')
    await hosts.shownOn(page)
    store.revision = () => Promise.reject(new Error('closed'))
    expect(await hosts.shownOn(page)).toEqual(['https://a.example'])
  })
})
