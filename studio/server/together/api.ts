import type { Request, Router } from 'express'
import type { Desk } from '../desk/desk.ts'
import { refOf } from '../desk/refs.ts'
import type { Session } from '../guards/sessions.ts'
import { addComment, changeThread, deleteComment, moveThreads, threadsOf } from './comments.ts'
import { leave, takeOver, whoIsHere } from './here.ts'

/** Adds the addresses of who is here, of who edits, and of comments. */
export function addTogether(api: Router, desk: Desk, sessionOf: (request: Request) => Session): void {
  const ref = (request: Request) => refOf(request, desk.site.definition)
  const answer =
    (act: (request: Request) => Promise<unknown>) =>
    async (request: Request, response: { json(body: unknown): unknown }) =>
      void response.json(await act(request))
  // Asked from time to time by each window: it is no use of the session, see `createSessionOf`.
  api.post(
    '/here',
    answer((request) => whoIsHere(desk, request.body, sessionOf(request))),
  )
  api.delete(
    '/here',
    answer((request) => leave(desk, request.body, sessionOf(request))),
  )
  api.post(
    '/entries/:type/:uid/take-over',
    answer((request) => takeOver(desk, ref(request), request.body, sessionOf(request))),
  )
  const comments = '/entries/:type/:uid/comments'
  api.get(
    comments,
    answer((request) => threadsOf(desk, ref(request), sessionOf(request))),
  )
  api.post(
    comments,
    answer((request) => addComment(desk, ref(request), request.body, sessionOf(request))),
  )
  api.post(
    `${comments}/moved`,
    answer((request) => moveThreads(desk, ref(request), request.body)),
  )
  api.post(
    `${comments}/:id`,
    answer((request) => changeThread(desk, ref(request), request, sessionOf(request))),
  )
  api.delete(
    `${comments}/:id`,
    answer((request) => deleteComment(desk, ref(request), request, sessionOf(request))),
  )
}
