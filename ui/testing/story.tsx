import { f } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import type { TestOptions, WireEntry } from 'atrium/testing'
import { testSite } from 'atrium/testing'
import { RenderContextProvider } from 'atrium/ui/render-context.tsx'
import type { Page } from '#engine/contract/page/page.ts'
import { settings } from './shown.tsx'

interface Around {
  blocks: NonNullable<TestOptions['blocks']>
  /** In wire fields. */
  entries?: readonly WireEntry[]
  /** Of these entries, beside those to which the page's fields refer by value. */
  types?: TestOptions['types']
}

/**
 * Returns what visitors see of a page, read, loaded, composed, checked and rendered by the engine.
 *
 * @param fields of the page's entry, in wire fields
 */
export async function shownPage(page: Page, fields: object, { blocks, entries = [], types = [] }: Around) {
  const entry: WireEntry = { uid: 'page', _content_type_uid: page.contentType.name, title: 'A page', ...fields }
  const { request, log } = testSite({
    types: [page, ...types],
    blocks,
    entries: [entry, ...entries],
    surround: (element, root) => (
      <RenderContextProvider settings={settings} root={root}>
        {element}
      </RenderContextProvider>
    ),
  })
  const { document } = await request(page.route)
  const main = document.querySelector('main')
  if (!main) throw new Error(document.body.innerHTML)
  return { main, log }
}

const story = definePage({
  type: 'story',
  label: 'Story',
  route: '/story',
  fields: { body: f.blocks() },
  compose: ({ entry }) => entry.body,
})

/**
 * Returns what visitors see of blocks as they stand in a file.
 *
 * @param body blocks in wire fields
 * @param entries to which they refer
 * @param types of these entries
 */
export const shownStory = (
  blocks: NonNullable<TestOptions['blocks']>,
  body: readonly object[],
  entries: readonly WireEntry[],
  types: NonNullable<TestOptions['types']>,
) => shownPage(story, { body }, { blocks, entries, types })
