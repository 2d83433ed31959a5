import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Representation } from '../http/representation.ts'
import { blockStyles } from './block-styles.ts'
import { StyleSets } from './style-sets.ts'

const sheets = new Map([
  ['hero', '.hero{color:red}'],
  ['cardListing', '.cards{color:blue}'],
  ['textBlock', '.text{color:green}'],
])

/** Of 30 blocks, long enough to be compressed, and the addresses of all pairs. */
const long = new Map(
  Array.from({ length: 30 }, (_, index) => [`b${index}`, `.b${index}{color:red}\n`.repeat(200)] as const),
)
const pairs = [...long.keys()].flatMap((a) =>
  [...long.keys()].flatMap((b) => (a < b ? [new StyleSets(long).address([a, b]) as string] : [])),
)

describe('style sets', () => {
  it('Q-03 puts the sheets of a page into one, whatever the order of its blocks', async () => {
    const sets = new StyleSets(sheets)
    const address = sets.address(new Set(['textBlock', 'unstyled', 'hero'])) as string
    expect(address).toMatch(/^\/_css\/hero\.textBlock-[\w-]{8}\.css$/)
    expect(sets.address(['hero', 'textBlock'])).toBe(address)
    expect((await sets.find(address))?.body.toString()).toBe('.hero{color:red}\n.text{color:green}')
    expect(sets.address(['unstyled'])).toBeUndefined()
  })

  it('are found by processes that never made the page', async () => {
    const address = new StyleSets(sheets).address(['hero']) as string
    expect((await new StyleSets(sheets).find(address))?.body.toString()).toContain('.hero')
  })

  it('change their address with their content, and answer the old one for pages made before', async () => {
    const old = new StyleSets(sheets).address(['hero']) as string
    const changed = new StyleSets(new Map([...sheets, ['hero', '.hero{color:pink}']]))
    expect(changed.address(['hero'])).not.toBe(old)
    expect((await changed.find(old))?.body.toString()).toContain('pink')
  })

  it('Q-24 that no page names are compressed cheaply, and push out none that a page names', async () => {
    const sets = new StyleSets(long)
    const named = sets.address(['b0', 'b1']) as string
    const representation = await sets.find(named)
    const others = pairs.filter((address) => address !== named)
    const first = await sets.find(others[0] as string)
    for (const address of others) {
      const { encoded } = (await sets.find(address)) as Representation
      expect([encoded.br, encoded.gzip?.length]).toEqual([undefined, expect.any(Number)])
    }
    expect(await sets.find(named)).toBe(representation)
    expect(representation?.encoded.br?.length).toBeGreaterThan(0)
    const again = await sets.find(others[0] as string)
    expect(again).not.toBe(first)
    expect(again?.body).toEqual(first?.body)
  })

  it('Q-24 that no page names are made one at a time, and beyond a bound not at all', async () => {
    const sets = new StyleSets(long)
    const results = await Promise.allSettled(pairs.map((address) => sets.find(address)))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.name] : []))
    expect([refused.length, new Set(refused)]).toEqual([pairs.length - 201, new Set(['BusyError'])])
    expect(await sets.find(pairs[0] as string)).toBeDefined()
    const same = Array.from({ length: 1000 }, () => sets.find(pairs.at(-1) as string))
    expect(new Set(await Promise.all(same)).size).toBe(1)
  })

  it('that a page of an earlier process names are as good as those of this one', async () => {
    const sets = new StyleSets(long)
    const [first, second] = pairs as [string, string]
    sets.noteNamed(['/assets/shell.css', first])
    expect((await sets.find(first))?.encoded.br).toBeDefined()
    expect((await sets.find(second))?.encoded.br).toBeUndefined()
  })

  it('are nothing at any other address', async () => {
    const sets = new StyleSets(sheets)
    for (const address of [
      '/_css/other-00000000.css',
      '/_css/textBlock.hero-00000000.css',
      '/_css/hero.hero-00000000.css',
      '/_css/hero.css',
    ])
      expect(await sets.find(address)).toBeUndefined()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        expect(await sets.find(`/_css/${text}`)).toBeUndefined()
      }),
    )
  })
})

describe('sheets of blocks', () => {
  const blocks = new Map([
    ['pullQuoteBlock', { file: 'blocks/pull-quote/index.tsx' }],
    ['pull', { file: 'blocks/pull/index.tsx' }],
    ['seasonList', { file: 'plugins/podcasts/index.ts' }],
    ['episodeBlock', { file: 'plugins/podcasts/index.ts' }],
    ['plain', { file: 'blocks/plain/index.tsx' }],
  ])

  it('belong to the block in whose folder they lie, or whose name they bear', () => {
    const { styles, unused } = blockStyles(
      {
        '/blocks/pull-quote/a.css': 'a',
        '/blocks/pull-quote/b.css': 'b',
        '/plugins/podcasts/season-list.css': 'season',
        '/plugins/podcasts/blocks/episode/style.css': 'episode',
        '/plugins/podcasts/forgotten.css': 'forgotten',
      },
      blocks,
    )
    expect([...styles]).toEqual([
      ['pullQuoteBlock', 'a\nb'],
      ['seasonList', 'season'],
      ['episodeBlock', 'episode'],
    ])
    expect(unused).toEqual(['/plugins/podcasts/forgotten.css'])
  })
})
