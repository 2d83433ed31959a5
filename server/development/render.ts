import { type Log, publicAddress } from 'atrium'
import { renderPage } from 'vike/server'
import { HTML, type SiteRequest, type SiteResponse } from '#engine/host.ts'
import type { ClientAssets } from '../assets/client-assets.ts'
import { withErrorBoxes } from '../assets/error-boxes.ts'
import { readAddress } from '../http/addresses/address.ts'
import { Representation } from '../http/representation.ts'
import { toSiteRequest } from '../http/site-request.ts'
import type { AppOptions } from '../start/app.ts'
import type { RunningSite } from '../start/site/site-types.ts'
import { errorPage } from './error-page.ts'
import { withNotes } from './file-overlay.ts'
import type { LiveSite } from './live-site.ts'

/** The header line that names the file of a page. */
const FILE = 'x-atrium-file'

interface RenderOptions {
  live: LiveSite
  log: Log
  /** Folder of the site, from which errors name files. */
  root: string
  client: ClientAssets
  /** Below its path Vike looks for pages. */
  siteUrl: string
}

/** Vike owns every address: it sends what the site answers, with the script that reloads the page. */
export const renderWithVike =
  ({ live, log, root, client, siteUrl }: RenderOptions): AppOptions['pages'] =>
  async (request, response, form) => {
    const url = request.url ?? '/'
    const below = (address: string) => publicAddress(address, { siteUrl })
    const file = await known(live, (site) => site.fileAt(url), undefined)
    const said = file ? { [FILE]: file } : {}
    const answer = await respond(toSiteRequest(request, form), live, log, root)
    // Why a page shows something else than the files of its entries say.
    const notes = await known(live, (site) => site.unlikeFiles(readAddress(url).path), [])
    const isHtml = answer.headers['content-type']?.startsWith('text/html')
    const { httpResponse } = await renderPage({
      urlOriginal: below(url),
      headersOriginal: request.headers,
      // Pages for authors have it.
      respond: async () => ({
        ...answer,
        body: isHtml
          ? withNotes(
              withErrorBoxes(String(answer.body), (script) => below(client.script(script) ?? script)),
              { file, notes },
            )
          : answer.body,
      }),
    })
    new Representation({
      status: answer.status,
      headers: { ...answer.headers, 'cache-control': 'no-store', ...said },
      body: isHtml ? httpResponse.body : answer.body,
    }).send(request, response)
  }

/** Asks the site about an address; where it cannot say, its answer to the request says why. */
async function known<Answer>(
  live: LiveSite,
  ask: (site: RunningSite) => Promise<Answer> | Answer,
  otherwise: Answer,
): Promise<Answer> {
  try {
    return await ask(await live.current())
  } catch {
    return otherwise
  }
}

/** The site's answer; where the site or the page fails, a page that says why. Never throws. */
async function respond(request: SiteRequest, live: LiveSite, log: Log, root: string): Promise<SiteResponse> {
  const failed = (error: unknown, title?: string): SiteResponse => ({
    status: 500,
    headers: HTML,
    body: errorPage(error, root, title),
    cache: null,
  })
  let first: unknown
  const said = new Set<string>()
  const noting: Log = {
    ...log,
    error(facts, message) {
      // An error of a section leaves the rest of the page standing.
      if (!facts.blockType) first ??= facts.error
      // A block that fails at every place of the page, or the cards of a list, fail for one reason.
      const key = (facts.error as Error | undefined)?.stack ?? message
      if (!said.has(key)) log.error(facts, message)
      said.add(key)
    },
  }
  try {
    const site = await live.current()
    const answer = await site.respond({ ...request, log: noting })
    return answer.status === 500 && first !== undefined ? failed(first, `${request.path} cannot be shown`) : answer
  } catch (error) {
    log.error({ error }, 'The site cannot answer.')
    return failed(error)
  }
}
