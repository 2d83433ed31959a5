import { describe, expect, it } from 'vitest'
import { withServer } from '../../browser/index.ts'
import { ask } from '../../pages/http.ts'
import { pageTypes } from '../../pages/page-types.ts'
import { mapLimited } from '../../safe/map-limited.ts'
import { note } from '../report/figures.ts'

const MANY = 2000
const BROWSER = { headers: { 'accept-encoding': 'gzip, deflate, br' } }

describe('Q-24 style sheets of invented sets of blocks', () => {
  const site = withServer({ nearDemo: true })
  /** Another process with the same build, whose pages nobody asks for. */
  const other = withServer({ nearDemo: true })

  const sheetOf = async (page: string): Promise<string> =>
    /href="(\/_css\/[^"]+)"/.exec((await ask(site.origin, page)).text)?.[1] as string

  it('are compressed cheaply, and leave pages theirs', async () => {
    const own = await Promise.all(Object.values(pageTypes).map(sheetOf))
    const blocks = [...new Set(own.flatMap((address) => address.slice(6, -13).split('.')))].sort()
    const invented = Array.from({ length: MANY }, (_, index) =>
      blocks.filter((_, bit) => ((index + 1) * 2654435761) & (1 << (bit % 32))).join('.'),
    )
    const answers = await mapLimited(invented, async (set) => {
      const { status, headers } = await ask(site.origin, `/_css/${set}-00000000.css`, BROWSER)
      return [`${status} ${status === 200 ? headers['content-encoding'] : ''}`]
    })
    expect(new Set(answers)).toEqual(new Set(['200 gzip', ...answers.filter((answer) => /^(404|503) $/.test(answer))]))
    note({ what: 'invented sets', figure: MANY })
    for (const address of own) {
      const { status, headers } = await ask(site.origin, address, BROWSER)
      expect([address, status, headers['content-encoding']]).toEqual([address, 200, 'br'])
    }
  })

  it('are the same of a process that never made a page with them', async () => {
    for (const page of Object.values(pageTypes)) {
      const address = await sheetOf(page)
      const [one, another] = [await ask(site.origin, address), await ask(other.origin, address)]
      expect([another.status, another.headers['cache-control']]).toEqual([200, one.headers['cache-control']])
      expect(another.text).toBe(one.text)
    }
  })

  it('are compressed thoroughly as soon as a page of the process names them', async () => {
    const address = await sheetOf('/news')
    expect((await ask(other.origin, address, BROWSER)).headers['content-encoding']).toBe('gzip')
    await ask(other.origin, '/news')
    expect((await ask(other.origin, address, BROWSER)).headers['content-encoding']).toBe('br')
  })
})
