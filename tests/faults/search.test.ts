import type { RequestListener } from 'node:http'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { withServer } from '../browser/server.ts'
import { fakeService } from './fake-service.ts'
import { json, silences, wrongAnswers } from './outside-faults.ts'

const ANSWER = { data: [{ title: 'A chair', url: 'https://chairs.example/1', type: 'artwork' }], total: 1 }
const FAILED = 'The search does not answer at the moment. Try again in a few minutes.'

describe('Q-20 the search service', async () => {
  const service = await fakeService(json(ANSWER))
  const site = withServer(() => ({
    environment: { SEARCH_API_ENDPOINT: `${service.origin}/find`, LOG_LEVEL: 'error' },
  }))
  let terms = 0
  /** The page for a term that has never been asked for: what begins with a keyword has its top card. */
  async function visit(word: string) {
    const answer = await fetch(`${site.origin}/search?q=${word}`)
    const { document } = new JSDOM(await answer.text()).window
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? null
    return {
      status: answer.status,
      notice: text('.search-notice-fact'),
      card: text('.search-top-card-title'),
      results: [...document.querySelectorAll('.listing .card-title')].map((title) => title.textContent),
    }
  }
  const fails = async (answer: RequestListener) => {
    service.answer = answer
    // In other letters it is another question, and the same keyword.
    const term = [...'opening hours'].map((letter, at) => ((terms >> at) & 1 ? letter.toUpperCase() : letter)).join('')
    terms++
    return visit(term)
  }

  it('SRCH-020 is asked, and what it finds is shown', async () => {
    expect(await visit('chair')).toEqual({ status: 200, notice: null, card: null, results: ['A chair'] })
    expect(service.asked).toEqual(['/find?q=chair&from=0&size=20'])
  })

  it.each(Object.entries({ ...wrongAnswers, ...silences }))(
    '%s, the page says so, and top cards stand',
    async (_, answer) => {
      expect(await fails(answer)).toEqual({ status: 200, notice: FAILED, card: 'When we are open', results: [] })
    },
  )

  it('answering again, finds again', async () => {
    service.answer = json(ANSWER)
    await expect.poll(async () => (await visit(`stool${terms++}`)).results, { timeout: 60_000 }).toEqual(['A chair'])
  })

  it('gone, the page says so', async () => {
    await service.close()
    expect(await fails(json(ANSWER))).toMatchObject({ status: 200, notice: FAILED, card: 'When we are open' })
  })
})
