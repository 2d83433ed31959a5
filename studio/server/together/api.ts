import type { Request, Router } from 'express'
import type { Desk } from '../desk/desk.ts'
import { refOf } from '../desk/refs.ts'
import type { Session } from '../guards/sessions.ts'
import { addComment, changeThread, deleteComment, moveThreads, threadsOf } from './comments.ts'
import { leave, takeOver, whoIsHere } from './here.ts'

/** Adds the addresses of who is here, of who edits, and of comments. */
export function addTogether(api: Router, desk: Desk, sessionOf: (request: Request) => Session): void {
  const ref = (request: Request) => refOf(request, desk.site.definition)
  const add = (method: 'get' | 'post' | 'delete', path: string, act: (request: Request) => Promise<unknown>) =>
    api[method](path, async (request, response) => void response.json(await act(request)))
  // Asked from time to time by each window: it is no use of the session, see `createSessionOf`.
  add('post', '/here', (request) => whoIsHere(desk, request.body, sessionOf(request)))
  add('delete', '/here', (request) => leave(desk, request.body, sessionOf(request)))
  const entry = '/entries/:type/:uid'
  add('post', `${entry}/take-over`, (request) => takeOver(desk, ref(request), request.body, sessionOf(request)))
  const comments = `${entry}/comments`
  add('get', comments, (request) => threadsOf(desk, ref(request), sessionOf(request)))
  add('post', comments, (request) => addComment(desk, ref(request), request.body, sessionOf(request)))
  add('post', `${comments}/moved`, (request) => moveThreads(desk, ref(request), request.body))
  add('post', `${comments}/:id`, (request) => changeThread(desk, ref(request), request, sessionOf(request)))
  add('delete', `${comments}/:id`, (request) => deleteComment(desk, ref(request), request, sessionOf(request)))
}
