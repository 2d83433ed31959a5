import { temporaryFolder } from 'atrium/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, draft, published, writeEntry } from '../browser/content.ts'
import { runBuilt } from '../browser/run-built.ts'
import { hostSite } from '../browser/server.ts'

const author = [{ uid: 'author_ida', _content_type_uid: 'author' }]
const article = (slug: string, fields: Record<string, unknown> = {}) =>
  published('article', {
    uid: `article_${slug}`,
    title: `Story ${slug}`,
    url: `/${slug}`,
    publication_date: '2026-03-01',
    ...fields,
  })
const content = contentDirectory(
  documentEntry('plain', 'Words.'),
  published('author', { uid: 'author_ida', title: 'Ida Moss', url: '/author/ida-moss' }),
  article('one', { authors: author }),
  article('two'),
)

describe('npm run cache', () => {
  const data = temporaryFolder('data')
  const ask = (...parameters: string[]) => runBuilt('cache', parameters, { CONTENT_DIR: content, DATA_DIR: data })

  it('says what to do first when there is no store', async () => {
    const { code, errors } = await ask('explain', '/plain')
    expect([code, errors]).toEqual([2, expect.stringMatching(/^There is no content store .*npm run content:sync/)])
  })

  describe('once content was ingested', () => {
    beforeAll(async () => {
      expect((await runBuilt('content-sync', [], { CONTENT_DIR: content, DATA_DIR: data })).code).toBe(0)
    })

    it('explains what a page is made from, its size and tags', async () => {
      const { code, output } = await ask('explain', '/news/one')
      expect(code).toBe(0)
      expect(output).toMatch(/^\/news\/one answers 200, text\/html/)
      expect(output).toMatch(/cached under: \/news\/one$/m)
      expect(output).toMatch(/size: \d+ bytes, \d+ as brotli, \d+ as gzip/)
      expect(output).toMatch(/tags: \d+ bytes$/m)
      expect(output).toContain('  article article_one: Story one')
      expect(output).toContain('  author author_ida: Ida Moss')
      expect(output).toMatch(/lists: \d+\n {2}\w+/)
      expect(output).toMatch(/addresses looked up: \d+\n {2}\//)
      expect(output).not.toContain('article_two')
    })

    it('npm run describe says of an address its page, file, loader and blocks, and what it was made from', async () => {
      const describeAddress = (address: string) =>
        runBuilt('describe', [address], { CONTENT_DIR: content, DATA_DIR: data })
      const { code, output } = await describeAddress('/news/one')
      expect(code).toBe(0)
      expect(output).toMatch(/^\/news\/one is a page of news\n {2}file +plugins\/news\/pages\/article\.ts$/m)
      expect(output).toMatch(/^ {2}route +\/news\/.*\n {2}entry +article article_one: Story one\n {2}loader +/m)
      expect(output).toMatch(/^ {2}loaded +.*authors/m)
      expect(output).toMatch(/^ {2}blocks +hero {2}blocks\/hero\/index\.tsx$/m)
      expect(output).toContain('  author author_ida: Ida Moss')
      expect((await describeAddress('/news/rss.xml')).output).toMatch(
        /is an endpoint of news\n {2}file +plugins\/news\//,
      )
      const missing = await describeAddress('/nowhere')
      expect([missing.code, missing.errors]).toEqual([
        2,
        expect.stringMatching(/^Nothing is at \/nowhere: it answers 404/),
      ])
    })

    it('explains when it changes by itself, and why', async () => {
      const { output } = await ask('explain', '/plain')
      expect(output).toMatch(/changes by itself: 2026-03-15T00:00:00.* in America\/Los_Angeles, when a day begins$/m)
    })

    it('takes the address as a browser shows it, and explains lists by their query', async () => {
      const { output } = await ask('explain', 'https://www.ellery.example/author/ida-moss?utm_source=x')
      expect(output).toMatch(/cached under: \/author\/ida-moss$/m)
      expect(output).toMatch(/article.* by .*descending/)
    })

    it('names caches in front of the site, the keys of the page there, and what a purge of it sends, without its token', async () => {
      const environment = {
        CONTENT_DIR: content,
        DATA_DIR: data,
        VARNISH_URL: 'http://varnish.example:6081',
        FASTLY_SERVICE_ID: 'SU1Z0isxPaozGVKXdv0eY',
        FASTLY_TOKEN: 'a-token-that-is-secret',
      }
      const { output } = await runBuilt('cache', ['explain', '/news/one'], environment)
      const [, own] = /keys: all (p:[0-9a-f]{10}) .*e:article_one/.exec(output) ?? []
      expect(output).toContain('outside caches: 2')
      expect(output).toContain(
        `varnish varnish.example:6081: PURGE http://varnish.example:6081/ with xkey-softpurge: ${own}`,
      )
      expect(output).toMatch(
        /fastly: POST https:\/\/api\.fastly\.com\/service\/SU1Z0isxPaozGVKXdv0eY\/purge with surrogate-key: p:/,
      )
      expect(output).not.toContain('a-token')
      const waiting = await runBuilt('cache', ['waiting'], environment)
      expect(waiting.output).toBe('varnish varnish.example:6081: nothing waits\nfastly: nothing waits\n')
      expect((await ask('waiting')).output).toMatch(/^No cache in front of the site is told what changes/)
    })

    it('says when an answer is never cached', async () => {
      expect((await ask('explain', '/archived-copy?path=/old')).output).toContain('It is never cached')
    })

    it.each([
      [['explain', '/nothing'], '/nothing answers 404. Give an address'],
      [['explain', 'plain'], '"plain" is not a valid address.'],
      [['would-purge', 'nobody'], 'No entry has the uid "nobody".'],
      [['would-purge'], '<about> is missing.'],
      [['constructor', 'x'], '"constructor" is not a <question>. There are: explain, would-purge, waiting.'],
    ])('answers %j with what to ask instead', async (parameters, why) => {
      const { code, output, errors } = await ask(...parameters)
      expect([code, output, errors]).toEqual([2, '', expect.stringContaining(why)])
      expect(errors).not.toMatch(/\bat \w+ \(|node_modules/)
    })

    it('Q-11 tells which addresses a publish makes anew, and why: the entry itself, lists it enters', async () => {
      const { output } = await ask('would-purge', 'author_ida')
      const lines = output.trim().split('\n')
      expect(lines).toContain('/news/one  (shows it)')
      expect(lines).toContain('/author/ida-moss  (shows it)')
      expect(output).not.toMatch(/\/news\/two |\/plain /)
      expect(lines.at(-1)).toBe(`${lines.length - 1} addresses would be re-rendered.`)

      writeEntry(
        content,
        draft('article', {
          ...article('two'),
          publish_details: undefined,
          authors: author,
          uid: 'article_two',
          title: 'Story two',
        }),
        '.draft',
      )
      await runBuilt('content-sync', [], { CONTENT_DIR: content, DATA_DIR: data })
      const entering = (await ask('would-purge', 'article_two')).output
      expect(entering).toContain('/author/ida-moss  (has a list that it enters, leaves or moves in)')
      expect(entering).toContain('/news/two  (shows it)')
      expect(entering).not.toContain('/plain ')
    })

    it('takes nothing up', async () => {
      const site = await hostSite({ content, data })
      await site.stop()
      writeEntry(content, documentEntry('later', 'Words.'))
      expect((await ask('explain', '/later')).errors).toContain('/later answers 404')
    })
  })
})
