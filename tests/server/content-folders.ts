import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Log } from 'atrium'
import express from 'express'
import { BRAND, contentFiles, MEDIA } from '../../server/assets/content-files.ts'

/** A server of the folders `media` and `brand` of a content directory; what these do not answer is passed on. */
export const contentServer = (content: string, log: Log): Server =>
  createServer(
    express()
      .use('/media', contentFiles(content, MEDIA, log))
      .use('/brand', contentFiles(content, BRAND, log))
      .use((_request, response) => void response.status(404).send('passed on')),
  )

/** Lets it listen. @returns its origin */
export async function originOf(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
