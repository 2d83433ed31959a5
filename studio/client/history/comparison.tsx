import { useMemo, useRef, useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Site, TypeForm, Version } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { presentOf, type Session } from '../entry/session/session.ts'
import { type Difference, differences } from '../model/compare/difference.ts'
import { digestOf } from '../model/compare/digest.ts'
import { restored, restoring } from '../model/compare/restore.ts'
import { type Path, pathText } from '../model/path.ts'
import { modelPath } from '../model/schema.ts'
import { announce } from '../parts/announce.ts'
import { Failure } from '../parts/failure.tsx'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import { Choice } from './choice.tsx'
import { ComparedPages } from './compared-pages.tsx'
import { ComparedWords } from './compared-words.tsx'
import { madeText, whenText } from './version-words.ts'

interface ComparisonProps {
  session: Session
  form: TypeForm
  api: Api
  site: Site
  version: Version
  /** The one before it; undefined: none is known. */
  previous: Version | undefined
  isNewest: boolean
  focus(path: Path): void
  onClose(): void
}

/** What differs between a version and what is in the form, or the version before it; in words, or as pages. */
export function Comparison(props: ComparisonProps) {
  const { session, form, api, site, version, previous, isNewest, focus, onClose } = props
  const texts = useTexts()
  const [wanted, setWanted] = useState<'now' | 'previous'>(isNewest && previous ? 'previous' : 'now')
  const [view, setView] = useState<'words' | 'pages'>('words')
  const against = previous ? wanted : 'now'
  const present = useStore(session.state, presentOf)
  const own = useLoaded(`${version.id} ${version.hash}`, () => api.version(session.ref, version.id))
  const other = useLoaded(against === 'previous' && previous ? `${previous.id} ${previous.hash}` : undefined, () =>
    api.version(session.ref, (previous as Version).id),
  )
  const value = own.value?.value
  const [before, after] = against === 'now' ? [value, present] : [other.value?.value, value]
  const found = useMemo(
    () =>
      before && after
        ? differences({ fields: form.fields, blocks: session.schema.blocks }, before, after).filter(
            // Nobody has written what the studio keeps itself.
            ({ path }) => !form.system.includes(String(path[0])),
          )
        : undefined,
    [before, after, form, session],
  )
  const error = own.error ?? other.error
  const isLoading = own.isLoading || other.isLoading
  const mayRestore = !site.readOnly && value
  const part = useRef<HTMLElement>(null)
  const restore = (one: Difference) => {
    session.edit(restoring(one))
    announce(texts.isRestored)
    // The button that was pressed goes.
    part.current?.focus()
  }
  const restoreAll = () => {
    if (!value) return
    session.state.set((state) => ({ ...state, note: texts.restoredNote({ when: whenText(version, site) }) }))
    session.replace(restored(value, present, form.system))
    announce(texts.isRestored)
    onClose()
  }
  const title = (one: Version) => `${whenText(one, site)}, ${madeText(texts, one)}`
  const first = found?.[0]
  const section = first && pathText(modelPath(session.schema, after, first.block?.path ?? first.path))
  return (
    <section className="comparison" aria-label={texts.comparison} tabIndex={-1} ref={part}>
      <header className="comparison-head">
        <div>
          <h2>{title(version)}</h2>
          {version.note && <p className="version-note">{version.note}</p>}
        </div>
        {mayRestore && (
          <button type="button" className="main" disabled={digestOf(value) === digestOf(present)} onClick={restoreAll}>
            {texts.restoreAll}
          </button>
        )}
      </header>
      <div className="comparison-bar">
        {previous && (
          <Choice<'now' | 'previous'>
            label={texts.compareWith}
            value={against}
            onChange={setWanted}
            choices={{ now: texts.withForm, previous: texts.withPrevious }}
          />
        )}
        <Choice<'words' | 'pages'>
          label={texts.showAs}
          value={view}
          onChange={setView}
          choices={{ words: texts.inWords, pages: texts.asPages }}
        />
      </div>
      {error !== undefined && <Failure error={error} />}
      {isLoading && error === undefined && <p role="status">{texts.loading}</p>}
      {own.value && !value && <p>{version.hash === null ? texts.deletedThen : texts.damaged}</p>}
      {value && !found && !isLoading && <p>{texts.deletedThen}</p>}
      {view === 'words' && found && !isLoading && (
        <ComparedWords {...{ found, focus }} restore={mayRestore && against === 'now' ? restore : undefined} />
      )}
      {view === 'pages' && found && !isLoading && (
        <ComparedPages
          {...{ api, site }}
          reference={session.ref}
          pages={
            against === 'now'
              ? [
                  { side: 'before', title: title(version), ...shownOf(version), section },
                  { side: 'after', title: texts.withForm, key: digestOf(present), shown: { value: present }, section },
                ]
              : [
                  { side: 'before', title: title(previous as Version), ...shownOf(previous as Version), section },
                  { side: 'after', title: title(version), ...shownOf(version), section },
                ]
          }
        />
      )}
    </section>
  )
}

const shownOf = ({ id, hash }: Version) => ({ key: `${id} ${hash}`, shown: { version: String(id) } })
