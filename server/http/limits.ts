import express, { type RequestHandler } from 'express'
import { MAX_ADDRESS_BYTES } from './addresses/address.ts'
import { sendPlainError } from './plain-error.ts'

const FORM = 'application/x-www-form-urlencoded'
export const MAX_FORM_KILOBYTES = 64

/** Refuses addresses that are too long (414). */
export const limitAddresses: RequestHandler = (request, response, next) => {
  if (Buffer.byteLength(request.url) > MAX_ADDRESS_BYTES) sendPlainError(response, 414)
  else next()
}

/** Answers other methods with 405. */
export const allowOnly =
  (...methods: readonly string[]): RequestHandler =>
  (request, response, next) => {
    if (methods.includes(request.method)) next()
    else sendPlainError(response, 405, { allow: methods.join(', ') })
  }

/** Reads the form of a POST into `request.body` as text; other bodies are left unread, and large ones refused (413). */
export const readForms: RequestHandler = express.text({ type: FORM, limit: `${MAX_FORM_KILOBYTES}kb` })
