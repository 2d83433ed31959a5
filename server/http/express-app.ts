import { IncomingMessage, ServerResponse } from 'node:http'
import express, { type Express } from 'express'

/** What a server makes its requests and answers of: `newApp` gives them what Express adds. */
export class AppRequest extends IncomingMessage {}
export class AppResponse extends ServerResponse<AppRequest> {}

/**
 * An Express app for a server of these requests and answers, which does nothing by itself. Express gives all of them another
 * prototype otherwise, and V8 of Node 20 keeps what they hold until all garbage is collected.
 */
export function newApp(): Express {
  const app = express()
  app.disable('x-powered-by').set('etag', false).set('query parser', false)
  for (const [own, name] of [
    [AppRequest, 'request'],
    [AppResponse, 'response'],
  ] as const) {
    Object.setPrototypeOf(own.prototype, app[name])
    Object.assign(app, { [name]: own.prototype })
  }
  return app
}
