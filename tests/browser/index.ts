export { audit, axeProblems, htmlProblems, layoutProblems } from './audit.ts'
export { getBrowser, getPage, openWindow, type PageOptions, type Window, widths } from './browser.ts'
export { contentDirectory, documentEntry, draft, type EntryFields, published, writeEntry } from './content.ts'
export { copyProject, type ProjectCopy } from './project-copy.ts'
export { scriptBytes, scriptsOf } from './scripts.ts'
export {
  ANCHOR,
  type HostedSite,
  hostSite,
  PREVIEW,
  type ServedSite,
  type ServerOptions,
  startServer,
  withDemo,
  withServer,
  withSite,
} from './server.ts'
