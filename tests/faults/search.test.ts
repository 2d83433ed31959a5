import { describe, expect, it } from 'vitest'
import { withSite } from '../browser/server.ts'
import { fakeService } from './fake-service.ts'
import { hang, json, wrongAnswers } from './outside-faults.ts'

const record = { title: 'Jar', url: 'https://works.example/1', type: 'artwork', source_app: 'works' }
const working = json({ data: [record], total: 1, result: [{ name: 'Jar with Horses' }] })

describe('Q-20 the search service', async () => {
  const service = await fakeService(working)
  const site = withSite(() => ({
    environment: {
      SEARCH_API_ENDPOINT: `${service.origin}/search`,
      TYPE_AHEAD_API_ENDPOINT: `${service.origin}/names`,
      CACHE_MEGABYTES: '0',
    },
  }))
  let asked = 0
  /** Each asks for something else: what was answered before is remembered. */
  const ask = async (address: string) => {
    const answer = await fetch(`${site.origin}${address}${++asked}`)
    return { status: answer.status, body: JSON.parse(await answer.text()) }
  }
  const lines = (what: string) => site.log().filter(({ msg }) => String(msg).startsWith(what))

  it('SRCH-020 SRCH-027 is asked, and its answer given on', async () => {
    expect(await ask('/api/search?from=40&q=jar')).toMatchObject({
      status: 200,
      body: { data: [{ title: 'Jar', source_app: 'works' }], total: 1 },
    })
    expect((await ask('/api/type-ahead?prefix=jar')).body).toEqual({
      result: expect.arrayContaining([{ name: 'Jar with Horses' }]),
    })
    expect(service.asked).toEqual(['/search?q=jar1&from=40&size=20', '/names?prefix=jar2'])
  })

  it.each(Object.entries(wrongAnswers))(
    'SRCH-025 SRCH-026 SRCH-030 SRCH-031 %s: the answer says so',
    async (_, answer) => {
      service.answer = answer
      const [reported, unnamed] = [lines('SearchService::fetchSearchResults'), lines('SearchService::fetchTypeAhead')]
      const found = await ask('/api/search?q=jar')
      expect(found).toMatchObject({ status: 200, body: { data: [], total: 0, error: expect.stringMatching(/\w+/) } })
      expect((await ask('/api/type-ahead?prefix=jar')).body).toMatchObject({ error: expect.stringMatching(/\w+/) })
      await expect.poll(() => lines('SearchService::fetchSearchResults').length).toBe(reported.length + 1)
      await expect.poll(() => lines('SearchService::fetchTypeAheadResults').length).toBe(unnamed.length + 1)
    },
  )

  it('SRCH-021 SRCH-028 hanging: it is given up, then left alone for a while', async () => {
    service.answer = hang
    const given = await Promise.all([ask('/api/search?q=jar'), ask('/api/type-ahead?prefix=jar')])
    for (const { status, body } of given) {
      expect(status).toBe(200)
      expect(body.error).toMatch(/gave no answer before its timeout of 9000 ms/)
    }
    expect((await ask('/api/search?q=jar')).body.error).toMatch(/does not answer/)
  })
})
