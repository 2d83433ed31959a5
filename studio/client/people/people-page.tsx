import { useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Act, People, Site } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { announce } from '../parts/announce.ts'
import { Failure } from '../parts/failure.tsx'
import { type Texts, useTexts } from '../parts/texts.tsx'
import { roleText } from './role-text.ts'

/** Shows administrators who is in the studio, lets them end sessions, and says what each role may do. */
export function PeoplePage({ api, site }: { api: Api; site: Site }) {
  const texts = useTexts()
  const { value, error, reload } = useLoaded('people', () => api.people())
  const [problem, setProblem] = useState<unknown>()
  const end = async ({ id, person }: People['sessions'][number]) => {
    setProblem(undefined)
    try {
      await api.endSession(id)
      announce(texts.sessionIsOver({ name: person.name }))
    } catch (failure) {
      setProblem(failure)
    }
    reload()
    // The button that was pressed goes.
    document.getElementById('main')?.focus()
  }
  const failure = error ?? problem
  return (
    <main className="people" id="main" tabIndex={-1}>
      <h1>{texts.people}</h1>
      {failure !== undefined && <Failure error={failure} retry={reload} />}
      {!value && !error && <p role="status">{texts.loading}</p>}
      {value && (
        <>
          <section>
            <h2>{texts.sessions}</h2>
            <p className="help">{texts.sessionsHelp}</p>
            <SessionTable sessions={value.sessions} site={site} end={end} />
          </section>
          <section>
            <h2>{texts.roles}</h2>
            <p className="help">{texts.rolesHelp}</p>
            <RoleTable roles={value.roles} />
          </section>
          <section>
            <h2>{texts.auditLog}</h2>
            <p className="help">{texts.auditHelp}</p>
            <p>
              <a href="/api/audit" download>
                {texts.downloadAudit}
              </a>
            </p>
          </section>
        </>
      )}
    </main>
  )
}

interface SessionTableProps {
  sessions: People['sessions']
  site: Site
  end(session: People['sessions'][number]): void
}

function SessionTable({ sessions, site, end }: SessionTableProps) {
  const texts = useTexts()
  const { language, timeZone } = site
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.person}</th>
          <th scope="col">{texts.role}</th>
          <th scope="col">{texts.sessionBegun}</th>
          <th scope="col">{texts.sessionUsed}</th>
          <th scope="col">
            <span className="only-heard">{texts.endSession}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.toReversed().map((session) => (
          <tr key={session.id}>
            <th scope="row">
              {session.person.name} <span className="person-id">{session.person.email ?? session.person.id}</span>
            </th>
            <td>{roleText(texts, session.person.role)}</td>
            <td>{format.format(new Date(session.begun))}</td>
            <td>{format.format(new Date(session.used))}</td>
            <td>
              {session.isOwn ? (
                texts.thisIsYou
              ) : (
                <button
                  type="button"
                  aria-label={texts.endSessionOf({ name: session.person.name })}
                  onClick={() => end(session)}
                >
                  {texts.endSession}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RoleTable({ roles }: { roles: People['roles'] }) {
  const texts = useTexts()
  const acts = [...new Set(roles.flatMap(({ may }) => may))]
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.mayDo}</th>
          {roles.map(({ role }) => (
            <th scope="col" key={role}>
              {roleText(texts, role)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {acts.map((act) => (
          <tr key={act}>
            <th scope="row">{actText(texts, act)}</th>
            {roles.map(({ role, may }) => (
              <td key={role}>{may.includes(act) ? texts.yes : texts.no}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const actText = (texts: Texts, act: Act): string =>
  ({
    write: texts.actWrite,
    discard: texts.actDiscard,
    publish: texts.actPublish,
    remove: texts.actRemove,
    settings: texts.actSettings,
    people: texts.actPeople,
  })[act]
