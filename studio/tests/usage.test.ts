import { describe, expect, it } from 'vitest'
import { published, withStudio } from './start-studio.ts'

const words = [{ text_block: { text: '<p>Clay</p>' } }]
const refer = (uid: string) => [{ uid, _content_type_uid: 'document' }]
const studio = withStudio({
  'document/document_kiln.json': { ...published, slug: 'kiln', body: words },
  'document/document_loom.json': { ...published, slug: 'loom', part_of: refer('document_kiln') },
  'document/document_plan.json': {
    slug: 'plan',
    body: [...words, { pull_quote_block: { quote: 'Clay', source: 'A' } }],
  },
})
const uidsAt = async (query: string) => {
  const { json } = await studio.ask('GET', `/api/entries?${query}`)
  return json.rows.map(({ ref }: { ref: { uid: string } }) => ref.uid).sort()
}
const uses = async (wire: string) =>
  (await studio.ask('GET', '/api/site')).json.blocks.find((block: { wire: string }) => block.wire === wire).uses

describe('where something is used', () => {
  it('lists entries with a block, drafts too, and counts them', async () => {
    expect(await uidsAt('block=text_block')).toEqual(['document_kiln', 'document_plan'])
    expect(await uses('text_block')).toBe(2)
    const { published: text } = (await studio.ask('GET', '/api/entries/document/document_kiln')).json
    await studio.ask('PUT', '/api/entries/document/document_kiln', {
      value: { ...text.value, body: [] },
      ifHash: text.hash,
    })
    expect(await uidsAt('block=text_block')).toEqual(['document_plan'])
    expect(await uses('text_block')).toBe(1)
  })

  it('lists entries that refer to one, with all other filters', async () => {
    expect(await uidsAt('refers=document_kiln')).toEqual(['document_loom'])
    expect(await uidsAt('refers=document_kiln&q=loom')).toEqual(['document_loom'])
    expect(await uidsAt('refers=document_kiln&state=draft')).toEqual([])
    expect(await uidsAt('refers=document_loom')).toEqual([])
  })

  it('says which pages a change of a block touches, and refuses one that there is not', async () => {
    const { status, json } = await studio.ask('GET', '/api/blocks/text_block/pages')
    expect([status, json.isWhole]).toEqual([200, expect.any(Boolean)])
    expect((await studio.ask('GET', '/api/blocks/no_such/pages')).status).toBe(404)
    expect((await studio.ask('GET', '/api/entries?block=__proto__')).status).toBe(404)
  })
})
