import { definePlugin, f } from 'atrium'
import { describe, expect, it } from 'vitest'
import { testSite } from '../testing/site.ts'
import { page, startUp } from '../testing/start-up.ts'
import { assemble } from './assemble.ts'
import { discover } from './discover.ts'

const settings = { season: f.text({ help: 'What is sown now.' }), 'links.seeds': f.links() }
const other = (declared: object) => ({
  pages: {},
  plugins: { '/plugins/orchard/index.ts': { default: { name: 'orchard', settings: declared } } },
})

describe('a setting of an area', () => {
  it('is in order beside those of other areas, also in one group with them', () => {
    expect(startUp({ settings }, { more: other({ 'links.trees': f.link(), kinds: f.list(f.text()) }) })).toEqual([])
  })

  it.each<[string, object, string]>([
    ['a builder that was not called', { season: f.text }, 'The setting "season" is a function that was not called;'],
    ['a text in place of a builder', { season: 'spring' }, 'The setting "season" is "spring", not a field;'],
    [
      'a reference',
      { herbs: f.list(f.group({ herb: f.reference('herb') })) },
      'The setting "herbs" refers to entries.',
    ],
    ['blocks', { body: f.blocks() }, 'The setting "body" refers to entries.'],
  ])('is made of field builders: %s is named', (_case, declared, fact) => {
    expect(startUp({ settings: declared as typeof settings })).toEqual([expect.stringContaining(`index.ts: ${fact}`)])
  })

  it.each<[object, string]>([
    [{ season: f.text() }, 'The setting "season" is declared twice; first in plugins/garden/index.ts.'],
    [{ links: f.text() }, 'The setting "links" is part of "links.seeds" of plugins/garden/index.ts, or holds it.'],
  ])('is that of one area: %j is named', (declared, fact) => {
    expect(startUp({ settings }, { more: other(declared) })).toEqual([expect.stringContaining(fact)])
  })

  it('is none that every institution has', () => {
    const installed = discover({
      plugins: { '/plugins/garden/index.ts': { default: definePlugin({ name: 'garden', settings }) } },
    })
    expect(() => assemble(installed, { brand: 'ellery', ownKeys: ['season'] })).toThrow(
      'The setting "season" is "season" of institution.json, which every institution has.',
    )
  })

  it('says whether there is a page, fills its route, and has its default where the institution says nothing', async () => {
    const seasonal = page({
      route: '/{season}',
      exists: ({ settings: said }: { settings: Partial<{ season: string }> }) => said.season !== undefined,
    })
    const garden = definePlugin({ name: 'garden', settings })
    const statusOf = async (said: object) => {
      const entries = [{ uid: 'a', contentType: 'recipe', title: 'A' }]
      const { request } = testSite({ plugins: [garden], types: [seasonal], entries, settings: said })
      return (await request('/spring')).status
    }
    expect([await statusOf({ season: 'spring' }), await statusOf({ season: 'fall' }), await statusOf({})]).toEqual([
      200, 404, 404,
    ])
  })
})
