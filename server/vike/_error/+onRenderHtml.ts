import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { errorPage } from '../../development/error-page.ts'

/** Shows what kept the site from answering. */
export function onRenderHtml({ errorWhileRendering }: PageContextServer) {
  return { documentHtml: dangerouslySkipEscape(errorPage(errorWhileRendering, process.cwd())) }
}
