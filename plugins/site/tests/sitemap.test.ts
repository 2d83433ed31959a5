import { definePlugin } from 'atrium'
import { entryOf, testSite } from 'atrium/testing'
import { expect, it, vi } from 'vitest'
import { robots } from '../machines/robots.ts'
import { sitemap, sitemapIndex } from '../machines/sitemap.ts'

it('every sitemap has an address that is valid, whatever its part of the site is called', async () => {
  const plugin = definePlugin({ name: 'test-sitemaps', endpoints: [sitemapIndex, sitemap] })
  const { request } = testSite({ plugins: [plugin], entries: [entryOf('page', 'clay', { path: '/été & co/clay' })] })
  expect((await request('/sitemap.xml')).text).toContain('/sitemap/%C3%A9t%C3%A9%20&amp;%20co.xml</loc>')
  expect((await request('/sitemap/%C3%A9t%C3%A9%20&%20co.xml')).text).toContain(
    '/%C3%A9t%C3%A9%20&amp;%20co/clay</loc>',
  )
})

it('Q-24 invented sitemaps are told from the others without reading the addresses again', async () => {
  const plugin = definePlugin({ name: 'test-sitemaps', endpoints: [sitemapIndex, sitemap] })
  const entries = [entryOf('page', 'clay', { path: '/news/clay' }), entryOf('page', 'visit', { path: '/visit' })]
  const { site, store, request } = testSite({ plugins: [plugin], entries })
  const paths = vi.spyOn(store, 'paths')
  expect((await request('/sitemap.xml')).text).toContain('/sitemap/news.xml')
  for (let number = 0; number < 20; number++)
    expect((await request(`/sitemap/invented-${number}.xml`)).status).toBe(404)
  expect((await request('/sitemap/news.xml')).text).toContain('/news/clay</loc>')
  expect(paths).toHaveBeenCalledTimes(1)

  site.changed([store.publish(entryOf('page', 'tour', { path: '/tours/tour' }))])
  expect((await request('/sitemap/tours.xml')).text).toContain('/tours/tour</loc>')
  expect(paths).toHaveBeenCalledTimes(2)
})

it('the page that searches, which asks not to be indexed, is in no sitemap', async () => {
  const plugin = definePlugin({
    name: 'test-sitemaps',
    endpoints: [sitemapIndex, sitemap],
    search: { path: '/find', suggestions: '/api/names' },
  })
  const entries = ['/find', '/find/help'].map((path) => entryOf('page', path, { path }))
  const { request } = testSite({ plugins: [plugin], entries })
  const { text } = await request('/sitemap/find.xml')
  expect([...text.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
    'https://www.ellery.example/find/help',
  ])
})

it('CLR-009 robots are kept from the look-up of copies in every language, and told of every sitemap', async () => {
  const languages = [
    { tag: 'en-US', label: 'English', path: '' },
    { tag: 'es', label: 'Español', path: '/es' },
  ]
  const { request } = testSite({
    plugins: [definePlugin({ name: 'test-robots', endpoints: [robots] })],
    institution: { languages, siteUrl: 'https://www.ellery.example/site' },
  })
  expect((await request('/robots.txt')).text.trim().split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /site/archived-copy',
    'Sitemap: https://www.ellery.example/site/sitemap.xml',
    'Disallow: /site/es/archived-copy',
    'Sitemap: https://www.ellery.example/site/es/sitemap.xml',
  ])
})
