import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockStyles } from './block-styles.ts'
import { StyleSets } from './style-sets.ts'

const sheets = new Map([
  ['hero', '.hero{color:red}'],
  ['cardListing', '.cards{color:blue}'],
  ['textBlock', '.text{color:green}'],
])

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

  it('belong to the block in whose folder they stand, or whose name they bear', () => {
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
