import { describe, expect, it } from 'vitest'
import { htmlProblems } from '../browser/audit.ts'
import { withSite } from '../browser/server.ts'
import { pageTypes } from './page-types.ts'

describe('the HTML of', () => {
  const site = withSite({ environment: { LOG_LEVEL: 'warn', DEPLOY_ENV: 'staging' } })

  it.each(Object.entries(pageTypes))('%s is valid', async (_, path) => {
    expect(await htmlProblems(await (await fetch(site.origin + path)).text())).toEqual([])
  })

  it.each(['/%ff', '/%e0%a4%a'])('the error page for %s is valid', async (path) => {
    const answer = await fetch(site.origin + path)
    expect(answer.status).toBe(400)
    expect(await htmlProblems(await answer.text())).toEqual([])
  })
})
