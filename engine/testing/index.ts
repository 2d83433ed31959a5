/**
 * Holds what tests of areas, the model and the engine stand on: entries in a store in memory, read through the engine
 * itself. It is imported by tests alone and is no part of a build.
 */

export { createContentFiles } from '../base/files/content-files.ts'
export { type Composed, composed } from './composed.ts'
export { contentOf, type TestContent } from './content-of.ts'
export { type SiteParts, siteOfParts } from './definition.ts'
export { entryOf, type ModelEntry, stub, to, type WireEntry, type WrittenEntry } from './entries/written.ts'
export { bareInstitution, exampleSettings, testInstitution } from './institution.ts'
export { MemoryStore } from './memory-store.ts'
export { type ContextOptions, pageContext, type TestContext } from './page-context.ts'
export { type LogLine, type RememberingLog, rememberingLog } from './remembering-log.ts'
export { type TestOptions, testRuntime } from './runtime.ts'
export { type TestSite, testSite } from './site.ts'
export { temporaryFolder } from './temporary-folder.ts'
