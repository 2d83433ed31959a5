import { IncomingMessage, ServerResponse } from 'node:http'
import express, { type Express } from 'express'

const configured = () => express().disable('x-powered-by').set('etag', false).set('query parser', false)

/** What a server makes its requests and answers of: they have what Express adds from their beginning. */
export class AppRequest extends IncomingMessage {}
export class AppResponse extends ServerResponse<AppRequest> {}

const { request, response } = configured()
Object.setPrototypeOf(AppRequest.prototype, request)
Object.setPrototypeOf(AppResponse.prototype, response)

/**
 * An Express app for a server of these requests and answers, which does nothing by itself. Express gives all of them another
 * prototype otherwise, and V8 of Node 20 keeps what they hold until all garbage is collected.
 */
export const newApp = (): Express =>
  Object.assign(configured(), { request: AppRequest.prototype, response: AppResponse.prototype })
