import { createDependencies, type Dependencies } from '../content/dependencies.ts'
import type { PageContext } from '../contract/context.ts'
import { createContext } from '../request/page/context.ts'
import type { MemoryStore } from './memory-store.ts'
import type { RememberingLog } from './remembering-log.ts'
import { type TestOptions, type TestRuntime, testRuntime } from './runtime.ts'

export interface ContextOptions extends TestOptions {
  /** The address asked for; default: the home page's. */
  path?: string
  /** Query parameters as parsed, with one value or several. */
  query?: Readonly<Record<string, string | readonly string[]>>
}

/** A page's context, and what a test may want to know of what was done with it. */
export interface TestContext extends PageContext {
  store: MemoryStore
  log: RememberingLog
  /** Holds what was read, and in `next` when the answer changes by itself. */
  dependencies: Dependencies
}

/**
 * A page's context over a few entries, made as for a request.
 *
 * @example
 * const context = pageContext({ now: '2026-07-01', entries: [entryOf('alert', 'road', { text: 'Closed' })] })
 */
export const pageContext = (options: ContextOptions = {}): TestContext => contextOf(testRuntime(options), options)

export function contextOf(runtime: TestRuntime, { path = '/', query = {} }: ContextOptions): TestContext {
  const dependencies = createDependencies()
  const parsed = Object.fromEntries(Object.entries(query).map(([name, values]) => [name, [values].flat()]))
  const context = createContext(runtime, { path, query: parsed as Record<string, string[]> }, dependencies)
  return Object.assign(context, { store: runtime.store, log: runtime.log, dependencies })
}
