import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { SiteResponse } from '#engine/host.ts'

declare global {
  namespace Vike {
    interface PageContextServer {
      /** Asks the site for its answer to the request. */
      respond: () => Promise<SiteResponse>
      /** The answer, once it is there. */
      answer?: SiteResponse
    }
  }
}

/** Hands on what the site answers: the document is the same that the built server sends. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const answer = await pageContext.respond()
  const body = String(answer.body)
  return { documentHtml: dangerouslySkipEscape(body), pageContext: { answer } }
}
