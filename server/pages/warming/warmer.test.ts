import { describe, expect, it } from 'vitest'
import { type Change, createDependencies, effectOf } from '#engine/host.ts'
import type { PageFacts } from '#engine/request/input/request.ts'
import { rememberingLog, testInstitution } from '#engine/testing/index.ts'
import { Warmer, type WarmerOptions } from './warmer.ts'

type Prepare = WarmerOptions['site']['images']['prepare']

type Page = Pick<PageFacts, 'pictures' | 'next'>

const shown = (url: string, isFirst = false) => ({
  base: url,
  isFirst,
  offered: () => ({ candidates: [{ url, width: 600 }] }),
})
const picture = (id: string, isFirst = false) => shown(`/iiif/${id}`, isFirst)
const page = (...pictures: Page['pictures']): Page => ({ pictures })

/** A site of pages that each show one entry of their own, and an image server that makes whatever it is asked for once. */
function siteOf(
  pages: Record<string, Page>,
  images: { prepare?: Prepare; hasRoom?: () => boolean; onRead?: () => void } = {},
) {
  const made: string[] = []
  const read: string[] = []
  const there = new Set<string>()
  const prepare: Prepare = async (url, accept) => {
    const prepared = await images.prepare?.(url, accept)
    if (prepared) return prepared
    if (there.has(url)) return 'kept'
    there.add(url)
    made.push(url)
    return 'drawn'
  }
  const log = rememberingLog()
  const site = {
    resolve: async ({ path }: { path: string }) => {
      const answer = async () => {
        read.push(path)
        const facts = pages[path]
        images.onRead?.()
        const dependencies = { ...createDependencies(), entries: new Set([path.slice(1)]) }
        return { status: facts ? 200 : 404, headers: {}, body: '', cache: { dependencies }, facts }
      }
      return { key: path, finalKey: async () => path, answer }
    },
    effectOf,
    store: {
      paths: async () => Object.keys(pages).map((path) => ({ path, uid: path, contentType: 'page', noindex: false })),
    },
    institution: testInstitution,
    images: { prepare, isBusy: () => false, hasRoom: () => true, ...(images.hasRoom && { hasRoom: images.hasRoom }) },
  } as unknown as WarmerOptions['site']
  const rests = { pages: 0, pictures: 0, retry: 0 }
  return { warmer: new Warmer({ site, mount: '/iiif', rests, log }), pages, made, read, log }
}

const publish = (uid: string, paths: string[] = []): Change => {
  const entry = { uid, contentType: 'page', title: uid } as Change['after']
  return { revision: 1, uid, contentType: 'page', before: entry, after: entry, paths }
}

describe('picture sizes are made ahead', () => {
  it('first screens first, then by their place on the page, each once', async () => {
    const { warmer, made } = siteOf({
      '/a/deep': page(picture('d1', true), picture('shared'), picture('d3')),
      '/a': page(picture('a1', true), picture('a2'), picture('shared')),
      '/b': page(picture('shared'), shown('https://museum.example/elsewhere')),
    })
    await warmer.run()
    expect(made).toEqual(['/a1', '/d1', '/shared', '/a2', '/d3'])
    expect(warmer.metrics).toEqual({ drawn: 5, kept: 0, failed: 0, pages: 0, waiting: 0 })
  })

  it('also of the further pages of a list', async () => {
    const { warmer, read } = siteOf({ '/news': { ...page(picture('n1')), next: '/news?page=2' } })
    await warmer.run()
    expect(read).toEqual(['/news', '/news'])
  })

  it('after a publish, only of the pages that it touches, and only what is new', async () => {
    const { warmer, pages, made, read } = siteOf({
      '/a': page(picture('a1')),
      '/b': page(picture('b1')),
      '/c': page(picture('c1')),
    })
    await warmer.run()
    made.length = read.length = 0
    pages['/b'] = page(picture('b1'), picture('b2'))
    pages['/new'] = page(picture('n1'))
    await warmer.changed([publish('b'), publish('new', ['/new'])])
    expect(read.sort()).toEqual(['/b', '/new'])
    expect(made.sort()).toEqual(['/b2', '/n1'])
    expect(warmer.metrics.kept).toBe(1)
  })

  it('of what was published before pages that nobody has looked at yet', async () => {
    const { warmer, read } = siteOf(
      { '/a': page(picture('a1')), '/b': page(picture('b1')), '/c': page(picture('c1')), '/new': page(picture('n1')) },
      {
        onRead() {
          if (read.length === 1) warmer.changed([publish('new', ['/new'])])
        },
      },
    )
    await warmer.run(['/a', '/b', '/c'])
    expect(read.indexOf('/new')).toBeLessThan(read.indexOf('/c'))
  })

  it('of a page again that was published while it was read', async () => {
    let isPublished = false
    const { warmer, pages, made } = siteOf(
      { '/a': page(picture('a1')) },
      {
        onRead() {
          if (isPublished) return
          isPublished = true
          pages['/a'] = page(picture('a2'))
          warmer.changed([publish('a')])
        },
      },
    )
    await warmer.run()
    expect(made).toEqual(['/a1', '/a2'])
  })

  it('Q-21 past a master that cannot be drawn, which is named once', async () => {
    const prepare: Prepare = async (url) => {
      if (url.startsWith('/broken')) throw new Error('broken.png cannot be drawn: no picture. Replace the file.')
      return null as never
    }
    const { warmer, made, log } = siteOf(
      { '/a': page(picture('broken/1'), picture('broken/2'), picture('a1')), '/b': page(picture('b1')) },
      { prepare },
    )
    await warmer.run()
    expect(made).toEqual(['/b1', '/a1'])
    expect(warmer.metrics.failed).toBe(1)
    expect(log.messages).toEqual([
      'broken.png cannot be drawn: no picture. Replace the file.',
      'Picture sizes were made ahead: 2 made, 0 were there, 1 could not be made.',
    ])
  })

  it('Q-23 as soon as the disk takes them again', async () => {
    let refusals = 3
    const { warmer, made } = siteOf(
      { '/a': page(picture('a1'), picture('a2')) },
      { prepare: async () => (refusals-- > 0 ? 'unkept' : (null as never)) },
    )
    await warmer.run()
    expect(made).toEqual(['/a1', '/a2'])
  })

  it('Q-24 no further than their disk space', async () => {
    let room = 2
    const { warmer, made, log } = siteOf(
      { '/a': page(picture('a1'), picture('a2'), picture('a3')), '/b': page(picture('b1')) },
      { hasRoom: () => room-- > 0 },
    )
    await warmer.run()
    expect(made).toHaveLength(2)
    expect(log.messages[0]).toMatch(/disk space is used up. Raise IMAGE_CACHE_MEGABYTES/)
  })

  it('no more once it was stopped', async () => {
    const { warmer, made } = siteOf({ '/a': page(picture('a1')) })
    warmer.stop()
    await warmer.run()
    expect(made).toEqual([])
  })
})
