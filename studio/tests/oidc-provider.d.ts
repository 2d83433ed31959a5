/** The parts of `oidc-provider` that tests use: it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  export default class Provider {
    constructor(issuer: string, configuration: object)
    callback(): RequestListener
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ prompt: { name: string }; params: Record<string, string>; session?: { accountId: string } }>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
    // biome-ignore lint/suspicious/noExplicitAny: a class of the library
    Grant: any
  }
}
