import { spellings } from './spellings.mjs'

/**
 * An area with one content type, its page, an example entry and a test.
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
      [`${folder}/index.ts`]: index(area, item),
      [`${folder}/${item.kebab}.ts`]: contentType(item),
      [`${folder}/${item.kebab}-page.ts`]: page(area, item),
      [`${folder}/${item.kebab}-page.test.ts`]: test(area, item),
      [`${content}/entries/${item.snake}/${item.snake}_first.json`]: entry(item),
    },
    next: `With "npm run dev" running, /${area.kebab}/first answers now. Begin with ${folder}/index.ts.`,
  }
}

const index = (area, item) => `import { definePlugin } from '#engine'
import { ${item.camel} } from './${item.kebab}.ts'
import { ${item.camel}Page } from './${item.kebab}-page.ts'

/** ${area.label}. */
export default definePlugin({
  name: '${area.kebab}',
  contentTypes: [${item.camel}],
  pages: [${item.camel}Page],
})
`

const contentType = (item) => `import { z } from 'zod'
import { blocks, defineContentType, pageFields, required, text } from '#engine'

/** What editors fill in. */
export const ${item.camel} = defineContentType({
  name: '${item.snake}',
  label: '${item.label}',
  schema: z.object({
    ...pageFields(),
    url: required(text()),
    body: blocks(),
  }),
  card: { include: ['hero.image'], map: ({ hero, intro }) => ({ image: hero?.image, excerpt: intro }) },
})
`

const page = (area, item) => `import { heroOf } from '#blocks/hero/fields.ts'
import { definePage, pageIncludes, section } from '#engine'
import { ${item.camel} } from './${item.kebab}.ts'

export const ${item.camel}Page = definePage({
  name: '${item.snake}',
  type: ${item.camel},
  route: '/${area.kebab}/:slug',
  include: [...pageIncludes],
  compose: (entry) => [section('hero', { ...heroOf(entry), variant: 'Detail' }), ...entry.body],
})
`

const test = (area, item) => `import { expect, it } from 'vitest'
import type { PageContext } from '#engine'
import { ${item.camel}Page } from './${item.kebab}-page.ts'

it('shows the title over the body', () => {
  const entry = {
    uid: '${item.snake}_first',
    contentType: '${item.snake}',
    title: 'A first one',
    path: '/${area.kebab}/first',
    version: 1,
    url: '/first',
    body: [{ blockType: 'textBlock', text: '<p>Words.</p>' }],
  }
  const sections = ${item.camel}Page.compose(entry, undefined, {} as PageContext)
  expect(sections).toMatchObject([{ blockType: 'hero', title: 'A first one' }, { blockType: 'textBlock' }])
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
