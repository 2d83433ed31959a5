import { defineBlock, f } from 'atrium'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { page, startUp, type } from '../testing/start-up.ts'
import { assemble } from './assemble.ts'
import { discover } from './discover.ts'

const shape = {
  blurb: f.text({ length: { ideal: 90, max: 160 }, group: 'Words' }),
  isDry: f.bool({ group: 'Garden' }),
  season: f.choice(['spring', 'early-fall'], { labels: { 'early-fall': 'Early fall' }, initial: 'spring' }),
  months: f.integer({ min: 1, max: 12, when: { field: 'season', is: ['spring', 'early-fall'] } }),
  uses: f.list(f.group({ media: f.group({ title: f.text() }) }), { itemName: 'media.title' }),
}
const steps = defineBlock({
  type: 'steps',
  label: 'Steps',
  placement: 'body',
  wire: 'steps',
  schema: z.object({ text: f.required(f.html()) }),
  examples: [{ text: '<p>One.</p>' }, { text: '<p>Two.</p>' }],
  Component: () => null,
})
/** What start-up says of a type `herb`. */
const said = (fields: z.ZodRawShape, change: object = {}) =>
  startUp({}, { types: { 'herb.ts': type(fields, change) }, blocks: { 'steps/index.tsx': steps } })
const ofHerb = 'error types/herb.ts: '

describe('what is declared for forms', () => {
  it('is silent where it is in order', () => {
    const value = { title: 'A dry one', is_dry: true, season: 'early-fall', body: [{ steps: { text: '<p>Sow.</p>' } }] }
    const templates = [{ name: 'dry', label: 'Of a dry garden', value }]
    const fields = { ...shape, name: f.required(f.text()), body: f.blocks() }
    expect(said(fields, { itemName: 'name', templates, plural: 'Herbs', icon: 'sprout' })).toEqual([])
  })

  it.each([
    [{ when: { field: 'sort', is: true } }, 'is shown "when" "sort" has a value, which is no field beside it'],
    [{ when: { field: 'season', is: 'winter' } }, 'is shown "when" "season" is "winter", which it cannot be'],
    [{ when: { field: 'isDry', is: ['yes'] } }, 'is shown "when" "isDry" is "yes", which it cannot be'],
    [{ initial: 4 }, 'has an "initial" value of which the whole is not a text'],
    [{ length: { ideal: 9, max: 8 } }, 'has an ideal length of 9, more than its "max" of 8'],
  ])('of a text is checked: %o', (options, reason) => {
    expect(said({ ...shape, care: f.text(options as never) })).toEqual([
      `${ofHerb}The field "care" of the content type "herb" ${reason}.`,
    ])
  })

  it('of lists, numbers, choices, and of what is within groups is checked with its path', () => {
    const fields = {
      uses: f.list(f.group({ name: f.text() }), { itemName: 'title' }),
      place: f.group({
        rows: f.integer({ min: 9, max: 1 }),
        soil: f.choice(['dry'], { labels: { wet: 'Wet' } as never }),
      }),
      beds: f.list(f.group({ name: f.text() }), { initial: [{ name: 'North' }, { size: 4 }] }),
    }
    expect(said(fields)).toEqual([
      `${ofHerb}The field "uses" of the content type "herb" names its items by "title", which is not a field of them.`,
      `${ofHerb}The field "place.rows" of the content type "herb" has a "min" of 9, more than its "max" of 1.`,
      `${ofHerb}The field "place.soil" of the content type "herb" has a label for "wet", which is none of its values.`,
      `${ofHerb}The field "beds" of the content type "herb" has an "initial" value of which [1].size is not a field.`,
    ])
  })

  it('of a type: the field that names entries, and what entries begin with', () => {
    const templates = [
      { name: 'one', label: 'One', value: { uid: 'x', blurbs: 'Dry', season: 'winter' } },
      { name: 'two', label: 'Two', value: { uses: [{ media: { title: 7 } }], months: 40 } },
      { name: 'two', label: 'Three', value: { body: [{ steps: {} }, { steps: {}, stairs: {} }, {}] } },
      { name: 'four', label: 'Four', value: { friend: [{ uid: 'a', _content_type_uid: 'image' }] } },
    ]
    const fields = { ...shape, body: f.blocks(), friend: f.reference('herb') }
    const ofTemplate = (name: string) => `${ofHerb}The template "${name}" of the content type "herb"`
    expect(said(fields, { itemName: 'latin', templates })).toEqual([
      `${ofHerb}"itemName" of the content type "herb" is "latin", which is not a field of it.`,
      `${ofTemplate('one')} has "uid", which is set when an entry is made.`,
      `${ofTemplate('one')} does not fit its schema: blurbs is not a field.`,
      `${ofTemplate('one')} does not fit its schema: season is none of spring, early-fall.`,
      `${ofTemplate('two')} does not fit its schema: uses[0].media.title is not a text.`,
      `${ofTemplate('two')} does not fit its schema: months is not a number that may be here.`,
      `${ofHerb}The content type "herb" has two templates "two".`,
      `${ofTemplate('two')} does not fit its schema: body[0].steps.text is required and is missing.`,
      `${ofTemplate('two')} does not fit its schema: body[1] is not one block.`,
      `${ofTemplate('two')} does not fit its schema: body[2] is not one block.`,
      `${ofTemplate('four')} does not fit its schema: friend is not a list of references to entries that may be here.`,
    ])
  })

  it('names a block that is not installed as a warning: the area works without it', () => {
    const templates = [{ name: 'stairs', label: 'Stairs', value: { body: [{ stairs: {} }] } }]
    expect(said({ body: f.blocks() }, { templates })).toEqual([
      'warning types/herb.ts: The template "stairs" of the content type "herb" does not fit its schema: body[0] is the block "stairs", which is not installed.',
    ])
  })

  it('of a page is that of its type, and of a block that of its fields', () => {
    const toc = { ...steps, schema: z.object({ text: f.html({ when: { field: 'title', is: true } }) }) }
    expect(
      startUp({}, { pages: { 'recipe.ts': page({ itemName: 'cook' }) }, blocks: { 'steps/index.tsx': toc } }),
    ).toEqual([
      'error pages/recipe.ts: "itemName" of the content type "recipe" is "cook", which is not a field of it.',
      'error blocks/steps/index.tsx: The field "text" of the block "steps" is shown "when" "title" has a value, which is no field beside it.',
    ])
  })

  it('of icons is checked where the set is known', () => {
    const files = {
      plugins: { '/plugins/garden/index.ts': { default: { name: 'garden' } } },
      types: { '/plugins/garden/types/herb.ts': { default: type({}, { icon: 'sprot' }) } },
      blocks: { '/blocks/steps/index.tsx': { default: { ...steps, icon: 'stairs-up' } } },
    }
    const site = () =>
      assemble(discover({ pages: {}, ...files }), { brand: 'ellery', hasIcon: (name) => name === 'sprout' })
    expect(site).toThrow(/herb\.ts\n\s*The icon "sprot" of the content type "herb" is not in the icon set/)
    expect(site).toThrow(/steps\/index\.tsx\n\s*The icon "stairs-up" of the block "steps" is not in the icon set/)
  })
})
