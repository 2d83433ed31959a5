import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { loadRichText } from '../../fields/html/rich-field.tsx'
import { controlOf } from '../../fields/kinds.ts'
import type { Api } from '../api/api.ts'
import type { Ref, Site } from '../api/contract.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { focusField } from '../form/focus-field.ts'
import { createOpenItems } from '../form/open-items.ts'
import { type FormTools, FormToolsProvider } from '../form/tools.tsx'
import { type Path, readPath } from '../model/path.ts'
import { Failure } from '../parts/failure.tsx'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import { createCanvasLink } from '../preview/canvas-link.ts'
import { goTo } from '../route/route.ts'
import { EntryBar } from './entry-bar.tsx'
import { JumpDialog } from './outline/jump-dialog.tsx'
import { Outline } from './outline/outline.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { presentOf, type Session } from './session/session.ts'
import { SidePane } from './side-pane.tsx'
import { isUnreadable, type OpenedEntry, useEntry } from './use-entry.ts'
import { useEntryKeys } from './use-entry-keys.ts'
import { useSide } from './use-side.ts'

/** Versions are looked at now and then, and hardly ever a file that is no JSON. */
const ConflictDialog = lazy(() =>
  import('./conflict-dialog.tsx').then((dialog) => ({ default: dialog.ConflictDialog })),
)
const Unreadable = lazy(() => import('./unreadable.tsx').then(({ Unreadable }) => ({ default: Unreadable })))
const HistoryDialog = lazy(() =>
  import('../history/history-dialog.tsx').then(({ HistoryDialog }) => ({ default: HistoryDialog })),
)

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
  const texts = useTexts()
  const canvas = useMemo(() => createCanvasLink(site.canvas), [site.canvas])
  const { opened, value, error, reload } = useEntry(api, site, reference, canvas.refresh)
  if (error) return <Failure error={error} retry={reload} />
  if (value && isUnreadable(value.entry))
    return (
      <Suspense fallback={null}>
        <Unreadable {...{ api, reload, ...value }} />
      </Suspense>
    )
  if (!opened)
    return (
      <p className="loading" role="status">
        {texts.loading}
      </p>
    )
  return <Editor key={`${reference.type}/${reference.uid}`} {...{ api, site, opened, canvas, field }} />
}

interface EditorProps {
  api: Api
  site: Site
  opened: OpenedEntry
  canvas: ReturnType<typeof createCanvasLink>
  field?: string | undefined
}

function Editor({ api, site, opened, canvas, field }: EditorProps) {
  const { session, form, saver, entry } = opened
  const value = useStore(session.state, presentOf)
  const isConflict = useStore(session.state, ({ saving }) => saving === 'conflict')
  const [isResolving, setResolving] = useState(false)
  const [dialog, setDialog] = useState<'jump' | 'history'>()
  useEffect(() => void loadRichText(), [])
  const tools = useMemo(
    () =>
      toolsOf(session, {
        ...{ api, site, facts: canvas.facts, isMovedBy: entry.isMovedBy },
        isReadOnly: site.readOnly !== undefined,
      }),
    [session, entry, site, api, canvas],
  )
  const focus = useCallback((path: Path) => focusField(tools.open, tools.root(), path), [tools])
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    if (field) focus(readPath(field))
    // Tab leads to the first field, and keys are heard.
    else document.getElementById('main')?.focus()
  }, [field, focus])
  useEntryKeys(session, saver, { jump: () => setDialog('jump'), history: () => !site.readOnly && setDialog('history') })
  const side = useSide()
  return (
    <FormToolsProvider value={tools}>
      <div className="entry" data-side={side.room}>
        <EntryBar
          {...{ session, form, saver, api, site, side, last: entry.last }}
          onResolve={() => setResolving(true)}
          onHistory={() => setDialog('history')}
        />
        <Outline {...{ session, form, focus }} />
        <main
          className="entry-main"
          id="main"
          tabIndex={-1}
          onFocus={({ target }) => canvas.showField(session, target)}
        >
          <ProblemSummary problems={session.problems} focus={focus} schema={session.schema} root={tools.root} />
          <EntryForm fields={form.fields} groups={form.groups} system={form.system} value={value} />
        </main>
        <SidePane {...{ session, form, saver, api, site, canvas, side, focus }} />
      </div>
      {dialog === 'jump' && <JumpDialog {...{ session, form, focus }} onClose={() => setDialog(undefined)} />}
      {dialog === 'history' && (
        <Suspense fallback={null}>
          <HistoryDialog {...{ session, form, saver, api, site, focus }} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
      {isConflict && isResolving && (
        <Suspense fallback={null}>
          <ConflictDialog session={session} saver={saver} onClose={() => setResolving(false)} />
        </Suspense>
      )}
    </FormToolsProvider>
  )
}
