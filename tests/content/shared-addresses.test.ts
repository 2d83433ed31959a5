import { describe, expect, it } from 'vitest'
import { opened } from './opened.ts'
import { leaf, note, page, smallSite } from './small-site.ts'

describe('the address of an entry', () => {
  it('HOME-028 shared by two is reported, and shown by the later one', async () => {
    const { sync, published } = await opened({
      'note/one.json': { url: '/same' },
      'note/two.json': { url: '/same', publish_details: { time: '2026-02-01T00:00:00Z' } },
    })
    expect((await sync()).reports).toMatchObject([
      {
        file: 'entries/note/one.json',
        severity: 'warning',
        field: 'url',
        reason: 'is at /notes/same together with entries/note/two.json, which is shown there',
      },
    ])
    expect(await published.at('/notes/same')).toMatchObject({ uid: 'two' })
  })

  it('HOME-028 shared by two versions of a page is what versions are for, and reported to nobody', async () => {
    const two = { uid: 'two', title: 'Two' }
    const second = page({ ...note, name: 'note_v2' }, '/of/:url*', ({ entry: { url } }) => url)
    const site = smallSite({ types: [note, { ...note, name: 'note_v2' }], pages: [page(note, '/:url*'), second] })
    const { sync, published } = await opened(
      {
        'note/one.json': { url: '/home' },
        'entries/note_v2/two.json': { ...two, url: '/home', publish_details: { time: '2026-02-01T00:00:00Z' } },
      },
      { site },
    )
    expect((await sync()).reports).toEqual([])
    expect(await published.at('/home')).toMatchObject({ uid: 'two' })
  })

  it('PRV-016 PRV-017 shared with a page that yields is that of the other, whenever either was published', async () => {
    const yielding = { ...page(note, '/:url*'), yields: true }
    const site = smallSite({ pages: [yielding, page(leaf, '/:slug*', ({ entry: { slug } }) => `/${slug}`)] })
    const { published, sync, directory } = await opened(
      {
        'leaf/document.json': { slug: 'tools' },
        'note/resources.json': { url: '/tools', publish_details: { time: '2026-02-01T00:00:00Z' } },
      },
      { site },
    )
    expect(await published.at('/tools')).toMatchObject({ uid: 'document' })
    expect((await sync()).reports).toMatchObject([{ file: 'entries/note/resources.json', field: 'url' }])
    directory.remove('entries/leaf/document.json')
    await sync()
    expect(await published.at('/tools')).toMatchObject({ uid: 'resources' })
  })
})
