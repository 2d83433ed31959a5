import { createDependencies } from '../../content/dependencies.ts'
import type { Entry } from '../../contract/content/entry.ts'
import type { ListRules } from '../../contract/page/list.ts'
import { indexOfItems } from '../../lists/facets/list-index.ts'
import { isComputed } from '../../lists/source/listed-types.ts'
import { createContext } from '../page/context.ts'
import type { SiteRuntime } from '../runtime.ts'

/**
 * Makes what pages share that is computed of all there is, before the first visitor asks for it: the lists that pages
 * compute. It never rejects: what cannot be made is made when it is asked for, or fails then.
 */
export async function prepare(runtime: SiteRuntime): Promise<void> {
  for (const [type, { definition }] of runtime.definition.pages)
    if (definition.list && isComputed(definition.list.of)) await prepareList(type, definition.list, runtime)
}

async function prepareList(type: string, { of, sort = [] }: ListRules, runtime: SiteRuntime): Promise<void> {
  if (!isComputed(of)) return
  try {
    const { items } = await runtime.store.find([type], { page: { number: 1, size: 1 } })
    for (const entry of items as Entry[]) {
      const context = createContext(runtime, { path: entry.path ?? '/' }, createDependencies())
      await indexOfItems(await of.all({ entry, context, sort }))
    }
  } catch (error) {
    const message = `The list of ${type} is not made before the first visitor asks for it: ${(error as Error).message}`
    runtime.log.warn({ contentType: type, error }, message)
  }
}
