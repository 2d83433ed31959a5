import { describe, expect, it, vi } from 'vitest'
import { type Weather, weatherSite } from './weather.ts'

const sky = (name: string) => `${name === 'hill' ? 'clear' : 'misty'} sky`
const working = () => vi.fn<Weather['at']>(async (name) => ({ sky: sky(name) }))
const minutes = (count: number) => new Date(Date.parse('2026-03-14T17:00:00Z') + count * 60_000)

describe('data of a service', () => {
  it('SITE-102 come with entries that an include brings in, and with cards of references and lists', async () => {
    const { document } = await weatherSite({ at: working() }).request('/walks/long')
    const text = document.querySelector('main')?.textContent ?? ''
    expect(text).toContain('from clear sky Stored photo to misty sky')
    expect(text.match(/clear sky/g)).toHaveLength(3)
    expect(text.match(/misty sky/g)).toHaveLength(3)
  })

  it("SITE-102 come with a page's own entry", async () => {
    const { text } = await weatherSite({ at: working() }).request('/spots/hill')
    expect(text).toContain('over clear sky')
  })

  it('are not asked for by lists that are not shown', async () => {
    const { text } = await weatherSite({ at: working() }).request('/walks/long')
    expect(text).toContain('raw 0')
  })

  it('SITE-102 are asked for once for an entry and page, all at the same time', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    const at = vi.fn<Weather['at']>(async (name) => {
      await gate
      return { sky: sky(name) }
    })
    const site = weatherSite({ at })
    const answer = site.request('/walks/long')
    await expect.poll(() => at.mock.calls.flat().sort()).toEqual(['hill', 'shore'])
    open()
    await answer
    expect(at).toHaveBeenCalledTimes(2)
    await site.request('/walks/long')
    expect(at).toHaveBeenCalledTimes(4)
  })

  it('win over what is stored, references included', async () => {
    const at = async () => ({ sky: 'clear sky', image: { alt: 'Live picture' } })
    const { text } = await weatherSite({ at }).request('/walks/long')
    expect(text).toContain('from clear sky Live picture')
    expect(text).not.toContain('Stored photo')
  })

  it('leave the stored entry as it is: the next page without them shows none', async () => {
    const at = working()
    const site = weatherSite({ at })
    await site.request('/walks/long')
    at.mockImplementation(async () => null)
    site.setNow(minutes(15).toISOString())
    expect((await site.request('/walks/long')).text).not.toContain('clear sky')
  })

  it('SITE-105 that fail are logged with their entry, and the page stands with what is stored', async () => {
    const at = async (name: string) => {
      if (name === 'hill') throw new Error('The weather service answered 500.')
      return { sky: sky(name) }
    }
    const site = weatherSite({ at })
    const { status, text } = await site.request('/walks/long')
    expect(status).toBe(200)
    expect(text).toContain('Stored photo')
    expect(text).toContain('misty sky')
    expect(site.log.lines.filter(({ level }) => level === 'error')).toMatchObject([
      {
        facts: { contentType: 'spot', uid: 'hill' },
        message: 'spot hill is shown without data of its service: The weather service answered 500.',
      },
    ])
  })

  it.each([
    ['a quarter of an hour', working(), 15],
    ['a minute, where they are missing', () => Promise.reject(new Error('down')), 1],
  ])('Q-20 are asked for anew after %s', async (_case, at, after) => {
    const answer = await weatherSite({ at }).request('/walks/long')
    expect(answer.cache?.dependencies).toMatchObject({ renewal: minutes(after), next: null })
  })

  it('leave a page that shows none as long as its content stands', async () => {
    const { cache } = await weatherSite({ at: working() }).request('/nowhere')
    expect(cache?.dependencies.renewal).toBeNull()
  })
})
