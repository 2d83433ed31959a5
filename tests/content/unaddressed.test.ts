import { describe, expect, it } from 'vitest'
import { checkContent } from '../../services/content/index.ts'
import { opened } from './opened.ts'

describe('the address of an entry', () => {
  it('DOC-004 is none without what it is made of: the log says so once, and the content check names entry and reason', async () => {
    const files = {
      'tag/no-url.json': {},
      'tag/root.json': { url: '/' },
      'note/elsewhere.json': { url: 'https://elsewhere.example' },
      'leaf/small.json': { slug: 'small', resource: 'none' },
      'listing/any.json': { items: [] },
    }
    const { log, options, sync, write } = await opened(files)
    const said = () => log.messages.filter((line) => line.includes('no address')).map((line) => line.split('. ')[0])
    const reasons = [
      'entries/leaf/small.json: has no address: it is too small',
      'entries/tag/no-url.json: has no address: it has no url',
      'entries/tag/root.json: has no address: its url "/" names no page at /notes/tag/:slug',
    ]
    expect(said()).toEqual(reasons)
    expect((await sync()).reports).toEqual([])
    write('note/another.json', { url: '/another' })
    await sync()
    expect(said()).toHaveLength(3)
    const { text, warnings } = await checkContent(options)
    expect(text.match(/(?<=^no page {4}).*?(?=\. )/gm)).toEqual(reasons)
    expect(warnings).toBe(0)
  })
})
