import { publicAddress } from 'atrium'
import type { RequestHandler } from 'express'
import type { ViteDevServer } from 'vite'
import { explainError, explainInText } from '../errors/explanation.ts'

const SOURCE = /\.tsx?(?:\?|$)/

/** What serves sources to browsers; each that is refused is answered with why, where Vite says that it is not there. */
export const servedSources =
  ({ middlewares, environments: { client } }: ServedBy, root: string, siteUrl: string): RequestHandler =>
  (request, response, next) => {
    const { url } = request
    request.url = publicAddress(url, { siteUrl })
    middlewares(request, response, async (failure?: unknown) => {
      request.url = url
      if (failure || !SOURCE.test(url)) return next(failure)
      const refusal = await client.transformRequest(url).then(
        () => undefined,
        (error) => (error.code === 'ERR_LOAD_URL' ? undefined : error),
      )
      if (!refusal) return next()
      response
        .status(500)
        .set('cache-control', 'no-store')
        .type('text')
        // What Atrium refuses names its file itself.
        .send(
          `${refusal.plugin?.startsWith('atrium:') ? explainError(refusal, root).message : explainInText(refusal, root)}\n`,
        )
    })
  }

/** The parts of a development server of Vite that are asked. */
interface ServedBy {
  middlewares: ViteDevServer['middlewares']
  environments: { client: Pick<ViteDevServer['environments']['client'], 'transformRequest'> }
}
