import { describe, expect, it } from 'vitest'
import { withSite } from '../browser/index.ts'
import { ask } from '../pages/http.ts'

const MANY = 40

describe('Q-24 values of filters that nobody offers', () => {
  const site = withSite({ nearDemo: true })
  const renders = () => site.metric('atrium_page_renders_total')

  it.each([
    ['/calendar', 'category=unknown-'],
    ['/calendar', 'location=villa&audience=unknown-'],
    ['/calendar', 'location=villa&location=unknown-'],
    ['/calendar', 'page=9'],
    ['/calendar', 'unknown='],
    ['/news/all', 'page=9'],
    ['/exhibitions', 'location=unknown-'],
    ['/projects', 'status=unknown-'],
    ['/education/k-12-learning', 'academicSubject=unknown-'],
  ])('%s?%s… is answered from the cached page', async (path, query) => {
    const offered = query.includes('&') ? `${path}?${query.slice(0, query.indexOf('&'))}` : path
    const page = await ask(site.origin, offered)
    expect(page.status).toBe(200)
    const made = await renders()
    const cached = await site.metric('atrium_pages_cached')
    for (let index = 0; index < MANY; index++) {
      const answer = await ask(site.origin, `${path}?${query}${index + 10}`)
      expect([answer.status, answer.headers['cache-status']]).toEqual([200, 'Atrium; hit'])
      expect(answer.headers.etag).toBe(page.headers.etag)
    }
    expect(await renders()).toBe(made)
    expect(await site.metric('atrium_pages_cached')).toBe(cached)
  })
})
