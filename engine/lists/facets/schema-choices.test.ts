import { defineContentType, f } from 'atrium'
import { entryOf, pageContext, stub } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { SchemaField } from '../../contract/ports/content.ts'
import { facetIndex } from './facet-index.ts'

const area = defineContentType({ name: 'area', label: 'Area', schema: z.object({ slug: f.text() }) })
const work = defineContentType({
  name: 'work',
  label: 'Work',
  schema: z.object({ areas: f.stubs('area'), status: f.text(), about: f.group({ levels: f.list(f.text()) }) }),
  index: ['areas', 'status', 'about.levels'],
})
const filters = {
  areas: { label: 'Area', field: 'areas' },
  status: { label: 'Status', field: 'status' },
  levels: { label: 'Level', field: 'about.levels' },
}
const entries = [
  entryOf('area', 'sites', { title: 'Buildings & Sites', slug: '/buildings-and-sites' }),
  entryOf('area', 'paper', { title: 'Paper' }),
  entryOf('area', 'glass', { title: 'Glass & Crystal' }),
  entryOf('work', 'a', { areas: [stub('area', 'sites')], status: 'Ongoing', about: { levels: ['Two'] } }),
  entryOf('work', 'b', { areas: [stub('area', 'paper')], status: 'Lost', about: { levels: ['One', 'Two'] } }),
]
const field = (uid: string, more: Partial<SchemaField>): SchemaField => ({
  ...{ uid, displayName: uid, dataType: 'text', multiple: false, mandatory: false },
  ...more,
})
const described: SchemaField[] = [
  field('areas', { dataType: 'reference', referenceTo: ['area'] }),
  field('status', { choices: ['Planned', 'Ongoing', 'on-hold'] }),
  field('about', { dataType: 'group', fields: [field('levels', { choices: ['Three', 'Two'] })] }),
]

/** What each filter offers, with the number of entries that have it. */
async function offered(fields?: SchemaField[], of: readonly (typeof work | typeof area)[] = [work]) {
  const context = pageContext({ types: [area, work], entries })
  if (fields) context.store.schemas.set('work', { uid: 'work', title: 'Work', fields })
  const { facets } = await facetIndex({ of, filters }, undefined, context)
  return [...facets.values()].map((values) =>
    [...values].map(([value, { label, found }]) => `${value}: ${label} ${found.indexes().length}`).join(', '),
  )
}

describe('choices of a filter', () => {
  it('PRJ-042 are the values in use where the content service does not describe the type', async () => {
    expect(await offered()).toEqual([
      'buildings-and-sites: Buildings & Sites 1, paper: Paper 1',
      'lost: Lost 1, ongoing: Ongoing 1',
      'one: One 1, two: Two 2',
    ])
  })

  it('ENG-042 PRJ-012 are those of the schema: of an enumeration, or the entries that may be referred to', async () => {
    expect(await offered(described)).toEqual([
      'buildings-and-sites: Buildings & Sites 1, glass--crystal: Glass & Crystal 0, paper: Paper 1',
      'on-hold: On hold 0, ongoing: Ongoing 1, planned: Planned 0',
      'three: Three 0, two: Two 2',
    ])
  })

  it('are the values in use for a field that the schema leaves open or does not name', async () => {
    expect((await offered([field('status', {})]))[1]).toBe('lost: Lost 1, ongoing: Ongoing 1')
    expect((await offered([]))[2]).toBe('one: One 1, two: Two 2')
  })

  it('are the values in use where not all types of the list are described', async () => {
    expect((await offered(described, [work, area]))[1]).toBe('lost: Lost 1, ongoing: Ongoing 1')
  })
})
