import type { RequestListener } from 'node:http'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { withSite } from '../browser/server.ts'
import { fakeService } from './fake-service.ts'
import { hang, json, wrongAnswers } from './outside-faults.ts'

const chair = {
  title: 'A chair',
  url: 'https://chairs.example/1',
  type: 'artwork',
  image: 'https://chairs.example/1.jpg',
}
const ANSWER = { data: [chair], total: 1 }
const FAILED = 'The search does not answer at the moment. Try again in a few minutes.'

describe('Q-20 the search page, its service', async () => {
  const service = await fakeService(json(ANSWER))
  const site = withSite(() => ({
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

  it('SRCH-024 has its pictures let through by the policy of the page', async () => {
    const answer = await fetch(`${site.origin}/search?q=chair`)
    expect(answer.headers.get('content-security-policy')).toContain("img-src 'self' data: https://chairs.example;")
    expect(await answer.text()).toContain('src="https://chairs.example/1.jpg"')
  })

  const faults = {
    ...Object.fromEntries(
      ['answering 500', 'answering HTML', 'answering 100 MB'].map((one) => [one, wrongAnswers[one]]),
    ),
    hanging: hang,
  }
  it.each(Object.entries(faults))('%s, the page says so, and top cards stand', async (_, answer) => {
    expect(await fails(answer as RequestListener)).toEqual({
      status: 200,
      notice: FAILED,
      card: 'When we are open',
      results: [],
    })
  })

  it('answering again, finds again', async () => {
    service.answer = json(ANSWER)
    await expect.poll(async () => (await visit(`stool${terms++}`)).results).toEqual(['A chair'])
  })

  it('gone, the page says so', async () => {
    await service.close()
    expect(await fails(json(ANSWER))).toMatchObject({ status: 200, notice: FAILED, card: 'When we are open' })
  })
})
