import { useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Site, TypeForm, Version } from '../api/contract.ts'
import { later } from '../away/later.tsx'
import { PeopleMarks } from '../here/people-marks.tsx'
import { lastChangeText } from '../history/version-words.ts'
import { CreateDialog } from '../list/dialogs/create-dialog.tsx'
import { StateMark } from '../parts/entries/row-line.tsx'
import { Menu } from '../parts/menu.tsx'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import { goTo } from '../route/route.ts'
import { RouteLink } from '../route/route-link.tsx'
import { letGo } from '../together/follow-others.ts'
import { SavingWords } from './saving-words.tsx'
import type { Saver } from './session/saving.ts'
import { type Session, seenOf } from './session/session.ts'
import type { Side } from './use-side.ts'

const DeleteDialog = later(async () => (await import('../list/dialogs/delete-dialog.tsx')).DeleteDialog)
const ShareDialog = later(async () => (await import('../sharing/share-dialog.tsx')).ShareDialog)

interface EntryBarProps {
  session: Session
  form: TypeForm
  saver: Saver
  api: Api
  site: Site
  side: Side
  /** When and by whom it was changed before it was opened. */
  last: Version | undefined
  onResolve(): void
  /** Absent: there is none. */
  onHistory: (() => void) | undefined
}

/** Above an entry: what it is, whether it is saved, undo and redo, and what else can be done with it. */
export function EntryBar({ session, form, saver, api, site, side, last, onResolve, onHistory }: EntryBarProps) {
  const texts = useTexts()
  const row = useStore(session.state, (state) => state.row)
  // Of what was never published, whoever may delete entries deletes all.
  const mayRemove = site.may.includes('remove')
  const mayDiscard = useStore(session.state, ({ hasDraft, published }) => hasDraft && (published ?? !mayRemove))
  const title = useStore(session.state, ({ history }) => history.present.title)
  const canUndo = useStore(session.state, ({ history }) => history.past.length > 0)
  const canRedo = useStore(session.state, ({ history }) => history.future.length > 0)
  const [dialog, setDialog] = useState<'delete' | 'discard' | 'duplicate' | 'share'>()
  const discard = async () => {
    const { published } = session.state.get()
    await api.discard(row.ref, seenOf(session.state.get()).ifHash)
    if (published) await letGo(session, api)
  }
  const writing = [
    { id: 'duplicate', label: texts.duplicate, run: () => setDialog('duplicate') },
    ...(mayDiscard
      ? [{ id: 'discard', label: texts.discardDraft, isDangerous: true, run: () => setDialog('discard') }]
      : []),
    ...(mayRemove
      ? [{ id: 'delete', label: texts.deleteEntry, isDangerous: true, run: () => setDialog('delete') }]
      : []),
  ]
  return (
    <section className="entry-bar" aria-label={texts.thisEntry}>
      <nav aria-label={texts.way}>
        <RouteLink to={{ view: 'list', type: form.name }}>{form.plural}</RouteLink>
        <span aria-hidden="true"> / </span>
      </nav>
      <h1>{typeof title === 'string' && title ? title : row.title || row.ref.uid}</h1>
      <PeopleMarks entry={row.ref} />
      <StateMark state={row.state} />
      {last && <span className="last-change">{lastChangeText(texts, last, site)}</span>}
      <div className="bar-foot">
        <SavingWords {...{ session, saver, onResolve }} isRead={site.readOnly !== undefined} />
        <span className="bar-actions">
          <button
            type="button"
            className="quiet"
            disabled={!canUndo || site.readOnly !== undefined}
            onClick={session.undo}
          >
            {texts.undo}
          </button>
          <button
            type="button"
            className="quiet"
            disabled={!canRedo || site.readOnly !== undefined}
            onClick={session.redo}
          >
            {texts.redo}
          </button>
          <a className="to-side" href="#side">
            {texts.page}
          </a>
          {side.room === 'hidden' && (
            <button type="button" className="quiet" onClick={() => side.show('page')}>
              {texts.showPage}
            </button>
          )}
          {onHistory && (
            <button type="button" className="quiet" onClick={onHistory}>
              {texts.history}
            </button>
          )}
          {!site.readOnly && (
            <button type="button" className="main" onClick={() => side.show('publish')}>
              {texts.toPublish}
            </button>
          )}
          <Menu
            label={texts.actionsFor({ name: row.title || row.ref.uid })}
            actions={[
              { id: 'used', label: texts.whereUsed, run: () => goTo({ view: 'list', refers: row.ref.uid }) },
              ...(site.may.includes('write')
                ? [{ id: 'share', label: texts.sharePreview, run: () => setDialog('share') }]
                : []),
              ...(site.readOnly ? [] : writing),
            ]}
          />
        </span>
      </div>
      {dialog === 'duplicate' && (
        <CreateDialog {...{ api, site }} type={row.ref.type} copyOf={row} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'share' && <ShareDialog {...{ api, site, row }} onClose={() => setDialog(undefined)} />}
      {(dialog === 'delete' || dialog === 'discard') && (
        <DeleteDialog
          {...{ api, row, discard: dialog === 'discard' ? discard : undefined }}
          seen={seenOf(session.state.get())}
          onClose={() => setDialog(undefined)}
          onDeleted={saver.drop}
        />
      )}
    </section>
  )
}
