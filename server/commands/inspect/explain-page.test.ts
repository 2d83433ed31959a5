import { describe, expect, it } from 'vitest'
import { createDependencies, type Dependencies } from '#engine/content/dependencies.ts'
import type { RunningSite } from '../../start/site/site-types.ts'
import { explainPage } from './explain-page.ts'
import { linksIn } from './links-in.ts'

const siteOf = (noted: Partial<Dependencies>, entries: Record<string, unknown>[] = []) =>
  ({
    institution: { siteUrl: 'https://www.ellery.example', timeZone: 'America/Los_Angeles' },
    store: { get: async () => entries },
    respond: async () => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: 'x'.repeat(1000),
      cache: { key: '/a', private: false, dependencies: { ...createDependencies(), ...noted } },
    }),
  }) as unknown as RunningSite

describe('what is said of a page', () => {
  it('names the entry and the field whose moment comes', async () => {
    const text = await explainPage(
      siteOf({ entries: new Set(['event_one']), next: new Date('2026-03-21T07:00:00Z'), why: 'a period ends' }, [
        { uid: 'event_one', contentType: 'event', title: 'One', endDate: '2026-03-20', startDate: '2026-03-01' },
      ]),
      '/a',
    )
    expect(text).toMatch(/changes by itself: 2026-03-21T00:00:00.*, when a period ends \(event_one endDate\)$/m)
  })

  it('names the moment from which services are asked again, and entries that are not there', async () => {
    const text = await explainPage(
      siteOf({ entries: new Set(['gone']), renewal: new Date('2026-03-14T17:15:00Z') }),
      '/a',
    )
    expect(text).toMatch(/changes by itself: never$/m)
    expect(text).toMatch(
      /re-rendered while the old one is shown: from 2026-03-14T10:15:00.* on, since services were asked/,
    )
    expect(text).toContain('  not there: gone')
  })

  it('says when there are too many tags to send', async () => {
    const entries = new Set(Array.from({ length: 2000 }, (_, index) => `entry_of_some_length_${index}`))
    expect(await explainPage(siteOf({ entries }), '/a')).toMatch(/tags: \d+ bytes, too many to send/)
  })
})

describe('links', () => {
  it('of the site are found in pages, feeds and sitemaps, each once and without fragment', () => {
    const text = `
      <a href="/a?x=1&amp;y=2#part">A</a> <a href="/a?x=1&amp;y=2">A</a> <a href="//elsewhere.example/b">B</a>
      <a href="https://elsewhere.example/c">C</a> <a href="#top">D</a> <form action="/search"></form>
      <link rel="stylesheet" href="/_css/x.css"><link href="/assets/y.js"> <a href="/media/z.mp3">Z</a>
      <link rel="icon" href="/favicon.ico"> <a href="//elsewhere.example/h">H</a> <loc>https://www.ellery.example/e</loc>
      <link>https://www.ellery.example/f</link> <a href="mailto:g@ellery.example">G</a>`
    expect(linksIn(text, 'https://www.ellery.example')).toEqual(['/a?x=1&y=2', '/search', '/e', '/f'])
  })
})
