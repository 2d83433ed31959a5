import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { loadRichText } from '../../fields/html/rich-field.tsx'
import { controlOf } from '../../fields/kinds.ts'
import type { Api } from '../api/api.ts'
import type { Ref, Site } from '../api/contract.ts'
import { Loading, later } from '../away/later.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { focusField } from '../form/focus-field.ts'
import { createOpenItems } from '../form/open-items.ts'
import { EntryLanguages } from '../languages/entry-languages.tsx'
import { type Path, readPath } from '../model/path.ts'
import { Failure } from '../parts/failure.tsx'
import { useStore } from '../parts/store.ts'
import { createCanvasLink } from '../preview/canvas-link.ts'
import { goTo } from '../route/route.ts'
import { type FormTools, FormToolsProvider } from '../tools/tools.tsx'
import { translationIn } from '../translation/translation.ts'
import { EntryBar } from './entry-bar.tsx'
import { JumpDialog } from './outline/jump-dialog.tsx'
import { Outline } from './outline/outline.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { isLocked, presentOf, type Session } from './session/session.ts'
import { SidePane } from './side-pane.tsx'
import { placeOfElement, useComment } from './use-comment.ts'
import { isUnreadable, type OpenedEntry, useEntry } from './use-entry.ts'
import { useEntryKeys } from './use-entry-keys.ts'
import { useSide } from './use-side.ts'

/** Versions are looked at now and then, and hardly ever a file that is no JSON. */
const ConflictDialog = later(async () => (await import('./conflict-dialog.tsx')).ConflictDialog)
const Unreadable = later(async () => (await import('./unreadable.tsx')).Unreadable)
const LockBanner = later(async () => (await import('../together/lock-banner.tsx')).LockBanner)
const HistoryDialog = later(async () => (await import('../history/history-dialog.tsx')).HistoryDialog)

/**
 * What a form works with. Settings have it from here: what both need is one script then, of two each would be compressed by
 * itself.
 */
export const toolsOf = (
  { edit, schema, problems, state }: Session,
  around: Pick<FormTools, 'api' | 'site' | 'facts' | 'isMovedBy' | 'isReadOnly'>,
): FormTools => ({
  ...{ edit, schema, problems, state, ...around, controlOf },
  root: () => presentOf(state.get()),
  open: createOpenItems(),
  go: (ref) => goTo({ view: 'entry', ref }),
})

interface EntryPageProps {
  api: Api
  site: Site
  reference: Ref
  /** The field to begin at. */
  field?: string | undefined
}

/** An entry: outline, form, and its page beside it. */
export function EntryPage({ api, site, reference, field }: EntryPageProps) {
  const canvas = useMemo(() => createCanvasLink(site.canvas), [site.canvas])
  const { opened, value, error, reload } = useEntry(api, site, reference, canvas.refresh)
  if (error) return <Failure error={error} retry={reload} />
  if (value && isUnreadable(value.entry)) return <Unreadable {...{ api, reload, ...value }} />
  if (!opened) return <Loading />
  return <Editor key={`${reference.type}/${reference.uid}`} {...{ api, site, opened, canvas, field }} />
}

interface EditorProps {
  api: Api
  site: Site
  opened: OpenedEntry
  canvas: ReturnType<typeof createCanvasLink>
  field?: string | undefined
}

function Editor({ api, site: whole, opened, canvas, field }: EditorProps) {
  const { session, form, saver, entry, opening, comments } = opened
  // What is published by itself, only those who may publish change.
  const planned = useStore(session.state, ({ schedule }) => !whole.may.includes('publish') && schedule?.publish)
  const isRead = useStore(session.state, isLocked) || Boolean(planned)
  const isHeld = useStore(session.state, ({ lock }) => lock !== undefined && lock.who !== 'you')
  // It stays to say that nobody else edits any more.
  const hasBanner = useRef(false)
  hasBanner.current ||= isHeld || Boolean(planned)
  // Whoever reads writes nowhere in it, whatever it is called.
  const site = useMemo<Site>(() => (isRead ? { ...whole, readOnly: { reason: '' } } : whole), [whole, isRead])
  const value = useStore(session.state, presentOf)
  const isConflict = useStore(session.state, ({ saving }) => saving === 'conflict')
  const [isResolving, setResolving] = useState(false)
  const [dialog, setDialog] = useState<'jump' | 'history'>()
  useEffect(() => void loadRichText(), [])
  const translation = useMemo(() => translationIn(entry, whole), [entry, whole])
  const lasting = useMemo(
    () => ({
      ...toolsOf(session, { api, site: whole, facts: canvas.facts, isMovedBy: entry.isMovedBy, isReadOnly: false }),
      comments,
      translation,
    }),
    [session, entry, translation, whole, api, canvas, comments],
  )
  const side = useSide()
  const comment = useComment(comments, side)
  const tools = useMemo<FormTools>(
    () => ({ ...lasting, site, comment, isReadOnly: site.readOnly !== undefined }),
    [lasting, site, comment],
  )
  const focus = useCallback((path: Path) => focusField(lasting.open, lasting.root(), path), [lasting])
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    if (field) focus(readPath(field))
    // Tab leads to the first field, and keys are heard.
    else document.getElementById('main')?.focus({ preventScroll: true })
  }, [field, focus])
  useEntryKeys(session, saver, isRead, {
    jump: () => setDialog('jump'),
    history: () => !whole.readOnly && setDialog('history'),
  })
  return (
    <FormToolsProvider value={tools}>
      <div className="entry" data-side={side.room}>
        <div className="entry-top">
          <EntryBar
            {...{ session, form, saver, api, site, side, last: entry.last }}
            onResolve={() => setResolving(true)}
            onHistory={whole.readOnly ? undefined : () => setDialog('history')}
          />
          {entry.languages && (
            <EntryLanguages {...{ session, form, site, api, languages: entry.languages, translation, focus }} />
          )}
          {hasBanner.current && <LockBanner {...{ session, opening, api, site, planned }} />}
        </div>
        <Outline {...{ session, form, comments, focus }} />
        <main
          className="entry-main"
          id="main"
          tabIndex={-1}
          onFocus={({ target }) => {
            canvas.showField(session, target)
            comments.target.set(placeOfElement(target))
          }}
        >
          <ProblemSummary problems={session.problems} focus={focus} schema={session.schema} root={tools.root} />
          <EntryForm fields={form.fields} groups={form.groups} system={form.system} value={value} />
        </main>
        <SidePane {...{ session, form, saver, api, site, canvas, side, comments, focus }} />
      </div>
      {dialog === 'jump' && <JumpDialog {...{ session, form, focus }} onClose={() => setDialog(undefined)} />}
      {dialog === 'history' && (
        <HistoryDialog {...{ session, form, saver, api, site, focus }} onClose={() => setDialog(undefined)} />
      )}
      {isConflict && isResolving && !isRead && (
        <ConflictDialog session={session} saver={saver} onClose={() => setResolving(false)} />
      )}
    </FormToolsProvider>
  )
}
