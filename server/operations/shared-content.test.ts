import { describe, expect, it } from 'vitest'
import type { RunningSite } from '../start/site/site-types.ts'
import { behindMark, remarkOf } from './shared-content.ts'

const since = new Date('2026-03-14T17:00:00.900Z')
const metricsOf = (away: string | null) => ({ content: { away: () => away } }) as RunningSite['metrics']
const siteThat = (behind: { since: Date; reason: string } | null) => ({
  shared: { revision: () => 7, behind: () => behind, failures: () => 1 },
  metrics: metricsOf(null),
})

describe('content that machines share', () => {
  it('is marked where it may be older than what is published, without saying why to everybody', () => {
    const headers: Record<string, unknown> = {}
    const response = { setHeader: (name: string, value: unknown) => (headers[name] = value) } as never
    const site = siteThat({ since, reason: 'connect ECONNREFUSED 10.0.0.7' })
    behindMark(site)?.(response)
    expect(headers).toEqual({ 'atrium-content': 'behind;since=@1773507600' })
    expect(remarkOf(site)).toMatch(/^Pages show content as of revision 7: .* since 2026-03-14T17:00:00\.900Z\./)
    expect(remarkOf(site)).not.toContain('10.0.0.7')
  })

  it('is not where it is up to date, or is not shared at all', () => {
    const response = { setHeader: () => expect.unreachable() } as never
    behindMark(siteThat(null))?.(response)
    expect([remarkOf(siteThat(null)), remarkOf({ metrics: metricsOf(null) }), behindMark({})]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('Q-20 is said to be what was ingested last while the content directory cannot be read, and not where that is', () => {
    const remark = remarkOf({ metrics: metricsOf('There is no content directory /srv/content.') })
    expect(remark).toMatch(/^Pages show content as it was ingested last: .* The log says why\.$/)
    expect(remark).not.toContain('/srv')
  })
})
