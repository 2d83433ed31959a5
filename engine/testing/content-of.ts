import type { Card } from '../contract/content/card.ts'
import type { Entry } from '../contract/content/entry.ts'
import { contextOf, type TestContext } from './page-context.ts'
import { type TestOptions, testRuntime } from './runtime.ts'

/** Entries as they are read, stored and shown. */
export interface TestContent {
  content: TestContext['content']
  /** The entry as a card; undefined where it has none. */
  cardOf(uid: string): Promise<Card | undefined>
  /** The entry as it is stored, with references as stubs. */
  entryOf(uid: string): Entry | undefined
  /** The fields of each entry in wire fields of which something was lost, by its uid. */
  issues: Readonly<Record<string, readonly string[]>>
  context: TestContext
}

/**
 * The content service over a few entries: for tests of content types, which have no page.
 *
 * @example
 * const { cardOf } = contentOf({ types: [person], entries: [{ uid: 'h', _content_type_uid: 'person', given_name: 'Hollis' }] })
 */
export function contentOf(options: TestOptions): TestContent {
  const runtime = testRuntime(options)
  const context = contextOf(runtime, {})
  const { content } = context
  return {
    content,
    context,
    cardOf: async (uid) => (await content.cardsOf([uid]))[0],
    entryOf: (uid) => runtime.store.entry(uid) ?? undefined,
    issues: Object.fromEntries(
      Object.entries(runtime.issues).map(([uid, issues]) => [uid, issues.map(({ field }) => field)]),
    ),
  }
}
