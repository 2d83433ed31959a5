import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Feed } from './feed.ts'

export interface Turn {
  request: IncomingMessage
  response: ServerResponse
}

/** A client's connection: what is being answered, and the requests behind it. */
export interface Connection {
  readonly socket: Socket
  readonly feed: Feed
  current?: Turn | undefined
  /** Mostly one at most: what comes behind is not read yet. */
  waiting: Turn[]
  /** It has been answered, and more of it has been waiting ever since. */
  isBusy: boolean
  /** Ends the connection once everything is answered. */
  end?: () => void
  /** Bytes of its answers that were sent, and when that was last seen to change. */
  sent: number
  sentAt: number
}

/** True when several requests were sent in one go. */
export const isMany = ({ waiting, isBusy, feed }: Connection): boolean => isBusy || waiting.length > 1 || feed.held > 0
