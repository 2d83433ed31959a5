import type { Request, Router } from 'express'
import type { Session } from '../../guards/sessions.ts'
import type { Person } from '../person.ts'

/** Why somebody was not let in. */
export type Refused = 'away' | 'declined' | 'stale' | 'failed' | 'no-role'

/** How people come into the studio. */
export interface Entrance {
  way: 'token' | 'oidc' | 'proxy'
  /** Who signs people in, as people know it; absent: nobody does. */
  host?: string
  /** Says what somebody without a session may do. */
  readonly outside: { message: string; remedy: string }
  /** The person who asks for a session. @throws ApiError saying why there is none for them */
  enter(request: Request): Person
  /** False: the session is not that of whoever asks any more. */
  holds?(request: Pick<Request, 'headers' | 'rawHeaders' | 'socket'>, session: Session): boolean
  /** Addresses beside those of the API. */
  routes?: Router
  /** Why whoever asks was not let in the last time, and as whom they came. */
  refused?(request: Pick<Request, 'headers'>): { reason: Refused; as?: string } | undefined
  /** Where a session that was ended here is ended, too. */
  leave?(session: Session): Promise<string | undefined>
}
