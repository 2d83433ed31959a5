import { useEffect } from 'react'
import type { Api } from '../api/api.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { RowLine } from '../parts/entries/row-line.tsx'
import { Failure } from '../parts/failure.tsx'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import type { Route } from '../route/route.ts'
import { RouteLink } from '../route/route-link.tsx'
import { leftSaves } from './use-rows.ts'

const LABELS = {
  errors: 'withErrors',
  scheduled: 'soonPublished',
  forgotten: 'forgottenDrafts',
  outdated: 'outdatedOnes',
  comments: 'openComments',
  warnings: 'withNotes',
} as const

/** Shows what needs attention: entries with errors, drafts that wait, what is to come. */
export function AttentionPage({ api }: { api: Api }) {
  const texts = useTexts()
  const saves = useStore(leftSaves, (count) => count)
  const { value, error, reload } = useLoaded(`${saves}`, () => api.attention())
  // Tab leads to what is listed, and not through all types.
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), [])
  return (
    <main className="attention" id="main" tabIndex={-1}>
      <h1>{texts.attention}</h1>
      {error !== undefined && <Failure error={error} retry={reload} />}
      {!value && !error && <p role="status">{texts.loading}</p>}
      {value?.groups.every(({ rows }) => rows.length === 0) && <p className="good">{texts.noAttention}</p>}
      {value?.groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ what, total, rows }) => (
          <section key={what}>
            <h2>
              {texts[LABELS[what]]} <span className="total">{total}</span>
            </h2>
            <ul>
              {rows.map((row, index) => {
                const route: Route = { view: 'entry', ref: row.ref, field: row.problem?.field || undefined }
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an entry may have two problems
                  <li key={`${row.ref.uid}-${index}`}>
                    <RouteLink to={route}>
                      <RowLine row={row} />
                    </RouteLink>
                    {row.problem && <ProblemWords {...row.problem} />}
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      {value && value.reports.length > 0 && (
        <section>
          <h2>{texts.gathered}</h2>
          {value.reports.map(({ service, lines, total }) => (
            <pre key={service} className="report">
              {[...lines, ...(total > lines.length ? [texts.moreLines({ count: total - lines.length })] : [])].join(
                '\n',
              )}
            </pre>
          ))}
        </section>
      )}
    </main>
  )
}

function ProblemWords({ place, reason, remedy }: { place?: string; reason: string; remedy: string }) {
  const texts = useTexts()
  return (
    <span className="problem-words">
      <strong>{place || texts.wholeEntry}</strong> {texts.thisProblem({ reason, remedy })}
    </span>
  )
}
