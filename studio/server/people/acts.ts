import type { RequestHandler } from 'express'
import { ApiError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import { ACTS, type Act, may, ROLES } from './roles.ts'

/** What each write below `/api` is, and each question that not everybody may ask. A write that is not here is refused. */
export const ROUTES: Readonly<Record<string, Act | 'enter'>> = {
  'DELETE /session': 'enter',
  'POST /session/canvas': 'enter',
  'PUT /entries/:type/:uid': 'write',
  'POST /entries/:type/:uid/check': 'write',
  'POST /entries/:type/:uid/versions': 'write',
  'POST /entries/:type/:uid/versions/show': 'write',
  'POST /here': 'write',
  'DELETE /here': 'write',
  'POST /entries/:type/:uid/take-over': 'write',
  'POST /entries/:type/:uid/comments': 'write',
  'POST /entries/:type/:uid/comments/moved': 'write',
  'POST /entries/:type/:uid/comments/:id': 'write',
  'DELETE /entries/:type/:uid/comments/:id': 'write',
  'POST /entries/:type/address': 'write',
  'POST /entries/:type': 'write',
  'POST /pictures': 'write',
  'POST /masters': 'write',
  'POST /files': 'write',
  'POST /shares': 'write',
  // These two see to it themselves that what is of others is for publishers alone.
  'DELETE /shares/:id': 'write',
  'POST /entries/:type/:uid/discard': 'write',
  'POST /entries/:type/:uid/publish': 'publish',
  'POST /entries/:type/:uid/unpublish': 'publish',
  'POST /entries/:type/:uid/schedule': 'publish',
  'DELETE /entries/:type/:uid': 'remove',
  'GET /settings/:name': 'settings',
  'POST /settings/:name/check': 'settings',
  'PUT /settings/:name': 'settings',
  'GET /settings/:name/versions': 'settings',
  'POST /settings/:name/restore': 'settings',
  'GET /audit': 'people',
  'GET /people': 'people',
  'DELETE /people/sessions/:id': 'people',
}

const routes = Object.entries(ROUTES).map(([route, act]) => {
  const [method, path = ''] = route.split(' ')
  return { method, parts: path.split('/'), act }
})

/** What a request does; undefined: it is a question that everybody in the studio may ask, or a write that nobody knows. */
function actOf(method: string, path: string): Act | 'enter' | undefined {
  const own = path.split('/')
  const isAsked = (part: string, at: number) => part === own[at] || (part.startsWith(':') && own[at] !== '')
  return routes.find(
    (route) => route.method === method && route.parts.length === own.length && route.parts.every(isAsked),
  )?.act
}

/** Lets through what the role of the session may do. */
export const requireRole =
  (sessionOf: (request: Parameters<RequestHandler>[0]) => Session): RequestHandler =>
  (request, _response, next) => {
    const isQuestion = request.method === 'GET' || request.method === 'HEAD'
    const act = actOf(isQuestion ? 'GET' : request.method, request.path)
    const { role } = sessionOf(request).person
    if (act === undefined && !isQuestion && role !== 'administrator')
      throw new ApiError(403, 'There is no such address for your role.', 'Reload the page.')
    if (act && act !== 'enter') requireAct(role, act)
    next()
  }

/** @throws ApiError with who may do it */
export function requireAct(role: Session['person']['role'], act: Act): void {
  if (may(role, act)) return
  const others = ROLES.filter((one) => may(one, act)).map((one) => `an ${one}`.replace('an p', 'a p'))
  throw new ApiError(403, 'Your role is {role}, which may not {act}.', 'Ask {who}.', {
    ...{ role, act: ACTS[act].words, who: others.join(' or ') },
  })
}

/**
 * Refuses changes of a draft that is going to be published by itself, to whoever may not publish.
 *
 * @throws ApiError
 */
export function requireUnplanned({ role }: Session['person'], schedule: { publish?: string } | undefined): void {
  if (!schedule?.publish || may(role, 'publish')) return
  throw new ApiError(
    403,
    'This draft is published by itself at {moment}, and your role is {role}, which may not publish.',
    'Ask a publisher to make the change, or to take its schedule away first.',
    { moment: schedule.publish, role },
  )
}
