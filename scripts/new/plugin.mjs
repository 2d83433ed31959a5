import { spellings } from './spellings.mjs'

/**
 * An area with one page, its content type, a setting, an example entry and a test.
 *
 * @param {string} name like `recipes`
 * @param {string} one what one of its entries is called, like `recipe`
 * @param {string} content the content directory
 */
export function newPlugin(name, one, content) {
  const area = spellings(name)
  const item = spellings(one)
  const folder = `plugins/${name}`
  return {
    folder,
    files: {
      [`${folder}/index.ts`]: index(area),
      [`${folder}/settings.ts`]: settings(area),
      [`${folder}/pages/${item.kebab}.ts`]: page(area, item),
      [`${folder}/tests/${item.kebab}.test.ts`]: test(area, item),
      [`${content}/entries/${item.snake}/${item.snake}_first.json`]: entry(item),
    },
    next: `With "npm run dev" running, /${area.kebab}/first answers now. Begin with ${folder}/pages/${item.kebab}.ts.`,
  }
}

const index = (area) => `import { definePlugin } from 'atrium'
import { settings } from './settings.ts'

/** ${area.label}. */
export default definePlugin({ name: '${area.kebab}', settings })
`

const settings = (area) => `import { f, type SettingsOf } from 'atrium'

/** Declares what the area reads of institution.json; pages have it as context.settings. */
export const settings = {
  ${area.camel}Notice: f.text({
    help: 'Say in one sentence for editors what the setting does.',
    example: 'New ones every Monday.',
  }),
}

declare module 'atrium' {
  interface Settings extends SettingsOf<typeof settings> {}
}
`

const page = (area, item) => `import { f } from 'atrium'
import { definePage } from 'atrium/model/page.ts'

/** Say in one sentence what such a page is. */
export default definePage({
  type: '${item.snake}',
  label: '${item.label}',
  plural: '${item.label}s',
  icon: 'file-text',
  category: 'Pages',
  help: 'Say in one sentence for editors what such a page is.',
  route: '/${area.kebab}/:slug',
  fields: {
    url: f.required(f.text({ help: 'The last part of its address, like first.' })),
    body: f.blocks({ help: 'The text, as blocks in any order.' }),
  },
  templates: [
    {
      name: 'words',
      label: 'A page of words',
      help: 'Begin with a paragraph to write over.',
      value: { body: [{ text_block: { text: '<p>Words.</p>' } }] },
    },
  ],
  compose: ({ entry, parts, context: { settings } }) => [
    { ...parts.hero, subtitle: parts.hero.subtitle ?? settings.${area.camel}Notice },
    ...entry.body,
  ],
})
`

const test = (area, item) => `import { composed } from 'atrium/testing'
import { expect, it } from 'vitest'
import ${item.camel} from '../pages/${item.kebab}.ts'

const first = { title: 'A first one', url: '/first', body: [{ blockType: 'textBlock', text: '<p>Words.</p>' }] }

it('shows the title over the body', async () => {
  const { sections, context } = await composed(${item.camel}, first)
  expect(context.path).toBe('/${area.kebab}/first')
  expect(sections).toMatchObject([{ blockType: 'hero', title: 'A first one' }, { blockType: 'textBlock' }])
})

it('says under the title what the institution has to say', async () => {
  const { sections } = await composed(${item.camel}, first, { settings: { ${area.camel}Notice: 'Closed on Monday.' } })
  expect(sections[0]).toMatchObject({ title: 'A first one', subtitle: 'Closed on Monday.' })
})
`

const entry = (item) =>
  `${JSON.stringify(
    {
      uid: `${item.snake}_first`,
      _content_type_uid: item.snake,
      title: `A first ${item.label.toLowerCase()}`,
      url: '/first',
      created_at: '2026-03-02T18:00:00.000Z',
      updated_at: '2026-03-02T18:00:00.000Z',
      _version: 1,
      publish_details: { environment: 'production', locale: 'en-us', time: '2026-03-02T18:00:00.000Z' },
      meta_page: { description: `A first ${item.label.toLowerCase()}, to be replaced by a real one.` },
      intro: '<p>This page comes from one file in the content directory.</p>',
      body: [{ text_block: { text: '<p>Change the words in the file and save it: the page follows.</p>' } }],
    },
    null,
    2,
  )}\n`
