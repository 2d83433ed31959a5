import { useMemo, useRef, useState } from 'react'
import { type Api, Refusal, type Seen } from '../api/api.ts'
import type { Schedule, Site, TypeForm, Written } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import type { Saver } from '../entry/session/saving.ts'
import { presentOf, readValue, type Session } from '../entry/session/session.ts'
import { writeWhole } from '../entry/session/whole.ts'
import { focusOn } from '../form/focus-field.ts'
import { differences } from '../model/compare/difference.ts'
import type { Path } from '../model/path.ts'
import { announce } from '../parts/announce.ts'
import { Dialog } from '../parts/dialog.tsx'
import { DialogFoot } from '../parts/dialog-foot.tsx'
import { stateText } from '../parts/entries/row-line.tsx'
import { Failure } from '../parts/failure.tsx'
import { useKeptWords, useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import { roleText } from '../people/role-text.ts'
import { ScheduleDialog } from '../schedule/schedule-dialog.tsx'
import { ScheduleWords } from '../schedule/schedule-words.tsx'
import { DifferenceList } from './difference-list.tsx'
import { EffectsList } from './effects-list.tsx'

interface PublishPanelProps {
  session: Session
  form: TypeForm
  saver: Saver
  api: Api
  site: Site
  focus(path: Path): void
}

/** Shows what visitors see of an entry, what is other in the draft, what publishing changes, and publishing. */
export function PublishPanel({ session, form, saver, api, site, focus }: PublishPanelProps) {
  const texts = useTexts()
  const value = useStore(session.state, presentOf)
  const { row, published, hash, saving, hasDraft, schedule } = useStore(session.state, (state) => state)
  const errors = useStore(session.problems, ({ all }) => all.filter(({ severity }) => severity === 'error').length)
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [note, setNote] = useKeptWords(`publish:${row.ref.type}/${row.ref.uid}`)
  const [git, setGit] = useState<Written['git']>()
  const [asking, setAsking] = useState<'back' | 'time'>()
  const panel = useRef<HTMLDivElement>(null)
  const effects = useLoaded(`${hash}`, () => api.effects(session.ref))
  const before = useMemo(() => published && readValue(published), [published])
  const found = useMemo(
    () =>
      (before ? differences({ fields: form.fields, blocks: session.schema.blocks }, before, value) : []).filter(
        // Nobody has written what the studio keeps itself.
        ({ path }) => !form.system.includes(String(path[0])),
      ),
    [before, form, session, value],
  )
  const isOut = published !== undefined && row.state !== 'draft' && row.state !== 'expired'
  const mayPublish = site.may.includes('publish')
  const isSame = !hasDraft && isOut && saving === 'saved'
  const close = () => {
    setAsking(undefined)
    // The button that was pressed has nothing to do any more.
    requestAnimationFrame(() => focusOn(panel.current))
  }
  const fail = (problem: unknown) => {
    setError(problem)
    close()
  }
  async function run(act: (seen: Seen) => Promise<Written>, done: string, refused = fail): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    setGit(undefined)
    try {
      const isDone = await writeWhole({ session, saver, api }, async (seen) => {
        const written = await act(seen)
        setGit(written.git)
        return written
      })
      if (isDone) announce(done)
      close()
    } catch (problem) {
      refused(problem)
    } finally {
      setBusy(false)
    }
  }
  const publish = () =>
    run(async (seen) => {
      const written = await api.publish(session.ref, seen, note.trim() || undefined)
      setNote('')
      return written
    }, texts.isPublished)
  const plan = (next: Schedule, refused = fail) =>
    run(
      (seen) => api.schedule(session.ref, seen, next),
      Object.keys(next).length > 0 ? texts.isScheduled : texts.isUnscheduled,
      refused,
    )
  const takeBack = () => run((seen) => api.unpublish(session.ref, seen), texts.isTakenBack)
  return (
    <div className="publish" tabIndex={-1} ref={panel}>
      <p>{texts.stateIs({ state: stateText(texts, row.state) })}</p>
      {schedule && <ScheduleWords schedule={schedule} site={site} />}
      {error !== undefined && <Failure error={error} />}
      {git && 'error' in git && <Failure error={new Refusal(500, git.error)} />}
      {git && 'commit' in git && <p className="good">{texts.isCommitted({ commit: git.commit })}</p>}
      {!site.readOnly && !mayPublish && <p>{texts.mayNotPublish({ role: roleText(texts, site.person.role) })}</p>}
      {!site.readOnly && mayPublish && !isSame && (
        <label className="publish-note">
          {texts.publishNote}
          <input type="text" maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </label>
      )}
      {!site.readOnly && mayPublish && (
        <p className="publish-actions">
          <button type="button" className="main" disabled={isBusy || saving === 'conflict' || isSame} onClick={publish}>
            {texts.publish}
          </button>
          <button type="button" disabled={isBusy || saving === 'conflict'} onClick={() => setAsking('time')}>
            {texts.schedule}
          </button>
          {schedule && (
            <button type="button" disabled={isBusy || saving === 'conflict'} onClick={() => plan({})}>
              {texts.unschedule}
            </button>
          )}
          {isOut && (
            <button type="button" disabled={isBusy} onClick={() => setAsking('back')}>
              {texts.takeBack}
            </button>
          )}
        </p>
      )}
      {errors > 0 && <p className="wrong">{texts.publishWithErrors({ count: errors })}</p>}
      <section>
        <h2>{texts.differences}</h2>
        {before ? <DifferenceList found={found} focus={focus} /> : <p>{texts.neverPublished}</p>}
      </section>
      <section>
        <h2>{isSame ? texts.shownAt : texts.effects}</h2>
        <EffectsList effects={effects.value} error={effects.error} isSame={isSame} />
      </section>
      {asking === 'time' && (
        <ScheduleDialog
          {...{ api, site, schedule, isBusy, title: row.title }}
          hasDraft={!isSame}
          plan={plan}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'back' && (
        <Dialog title={texts.takeBackTitle({ title: row.title })} isAlert onClose={() => setAsking(undefined)}>
          <p>{texts.takeBackHelp}</p>
          <DialogFoot
            label={texts.takeBack}
            isDangerous
            isBusy={isBusy}
            run={takeBack}
            onClose={() => setAsking(undefined)}
          />
        </Dialog>
      )}
    </div>
  )
}
