import { defined } from 'atrium'
import type { Request, Router } from 'express'
import { ApiError } from '../guards/api-error.ts'
import { isCanvasApart, type Origins } from '../guards/origins.ts'
import type { Session, Sessions } from '../guards/sessions.ts'
import type { Entrance } from './entrances/entrance.ts'
import type { NotePerson } from './note.ts'
import type { Person } from './person.ts'
import { actsOf, ROLES } from './roles.ts'

export interface PeopleOptions {
  sessions: Sessions
  entrance: Entrance
  origins: Origins
  note: NotePerson
}

/** The session of a request. @throws ApiError where there is none */
export const createSessionOf =
  ({ sessions, entrance, note }: PeopleOptions) =>
  (request: Request): Session => {
    const session = sessions.of(request, !isAskedBySelf(request))
    if (session && (entrance.holds?.(request, session) ?? true)) return session
    if (session) {
      // The proxy names somebody else, or says another role of them.
      sessions.end(session.id)
      note('session ended', session.person)
    }
    throw new ApiError(401, entrance.outside.message, entrance.outside.remedy)
  }

/** What an open page asks from time to time, whoever is before it. */
const isAskedBySelf = ({ path }: Request): boolean => path === '/here'

/** What of the API is asked without a session. */
export const isOpenToAll = ({ method, path }: Request): boolean =>
  (method === 'POST' && path === '/session') || (method === 'GET' && path === '/sign-in')

/** Somebody as the client shows them. */
const shownPerson = ({ id, called: name, email, role }: Person) => ({ id, name, email, role })

/** Facts of a session that the client shows. */
export const sessionFacts = ({ person }: Session, { entrance, origins }: PeopleOptions) => ({
  person: shownPerson(person),
  may: actsOf(person.role),
  way: entrance.way,
  isCanvasApart: isCanvasApart(origins),
})

/** Adds the addresses about people: coming in, going, and who is there. @param institution whose studio it is */
export function addPeople(
  api: Router,
  institution: Readonly<{ name: string; language: string }>,
  options: PeopleOptions,
): void {
  const { sessions, entrance, note } = options
  const sessionOf = createSessionOf(options)
  api.get('/sign-in', (request, response) => {
    const { name, language } = institution
    const { way, host } = entrance
    response.json(defined({ name, language, way, host, refused: entrance.refused?.(request) }))
  })
  api.post('/session', (request, response) => {
    const { session, setCookie } = sessions.begin(entrance.enter(request))
    note('signed in', session.person)
    response.set('set-cookie', setCookie).json({ person: shownPerson(session.person) })
  })
  api.get('/session', (request, response) => void response.json({ person: shownPerson(sessionOf(request).person) }))
  api.delete('/session', async (request, response) => {
    const session = sessionOf(request)
    // First here: the provider may take its time.
    response.set('set-cookie', sessions.end(session.id) ?? [])
    note('signed out', session.person)
    response.json(defined({ next: await entrance.leave?.(session) }))
  })
  api.post('/session/canvas', (request, response) => {
    response.json({ ticket: sessions.ticket(sessionOf(request)) })
  })
  api.get('/people', (request, response) => {
    const own = sessionOf(request)
    response.json({
      sessions: sessions.list().map((session) => ({
        ...session,
        person: shownPerson(session.person),
        isOwn: session.id === own.id,
      })),
      roles: ROLES.map((role) => ({ role, may: actsOf(role) })),
    })
  })
  api.delete('/people/sessions/:id', (request, response) => {
    const id = Number(request.params.id)
    const session = sessions.list().find((one) => one.id === id)
    if (!session || sessions.end(id) === undefined)
      throw new ApiError(404, 'This session has ended already.', 'Reload the page.')
    note('session ended', sessionOf(request).person, session.person)
    response.json({})
  })
}
