import { now, type ZonedDateTime } from '@internationalized/date'
import { type FormEvent, useId, useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { momentText } from '../model/moment-text.ts'
import { MomentQuestion } from '../parts/date-field.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { DialogFoot } from '../parts/dialog-foot.tsx'
import { useTexts } from '../parts/texts.tsx'
import { type AsOf, minuteOf } from './as-of.ts'

/** So many moments that come are offered. */
const MAX_STEPS = 5

interface AsOfDialogProps {
  api: Api
  site: Site
  /** What is looked at. */
  asOf: AsOf | undefined
  onClose(): void
  show(asOf: AsOf): void
}

/** Asks as of when the site is shown: a day and time, or one of the moments that come next. */
export function AsOfDialog({ api, site, asOf, onClose, show }: AsOfDialogProps) {
  const texts = useTexts()
  const { timeZone } = site
  const id = useId()
  const [moment, setMoment] = useState<ZonedDateTime | null>(null)
  const [drafts, setDrafts] = useState(asOf?.drafts ?? false)
  const coming = useLoaded('coming', () => api.coming())
  const choose = (at: number) => show({ at: minuteOf(at), drafts })
  const today = now(timeZone).set({ second: 0, millisecond: 0 })
  const isPast = moment !== null && moment.compare(today) < 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (moment) choose(moment.toDate().getTime())
  }
  const steps = [
    ...nextMoments(coming.value?.coming ?? []),
    { at: today.add({ days: 1 }).toDate().getTime(), words: texts.tomorrow },
    { at: today.add({ weeks: 1 }).toDate().getTime(), words: texts.nextWeek },
  ].sort((one, other) => one.at - other.at)
  return (
    <Dialog title={texts.showAsOfTitle} onClose={onClose}>
      <form className="schedule" onSubmit={submit}>
        <p className="help">
          {texts.showAsOfHelp} {texts.inZone({ zone: timeZone })}
        </p>
        <label className="choice">
          <input type="checkbox" checked={drafts} onChange={({ target }) => setDrafts(target.checked)} />
          {texts.withDrafts}
        </label>
        <fieldset className="as-of-steps">
          <legend>{texts.comingMoments}</legend>
          {steps.map(({ at, words }) => (
            <button type="button" key={`${at} ${words}`} onClick={() => choose(at)}>
              <span>{momentText(new Date(at).toISOString(), site)}</span> <span className="help">{words}</span>
            </button>
          ))}
        </fieldset>
        <MomentQuestion
          {...{ id, timeZone, label: texts.otherMoment, value: moment, onChange: setMoment }}
          wrong={isPast && texts.isPast}
        />
        <DialogFoot label={texts.show} isDisabled={moment === null || isPast} onClose={onClose} />
      </form>
    </Dialog>
  )
}

/** The next moments at which something is published or taken back, each with its releases or entries. */
function nextMoments(coming: readonly { at: string; release?: string; row: { title: string } }[]) {
  const steps = new Map<number, Set<string>>()
  for (const { at, release, row } of coming) {
    const time = Date.parse(at)
    steps.set(time, (steps.get(time) ?? new Set()).add(release ?? row.title))
  }
  return [...steps].slice(0, MAX_STEPS).map(([at, names]) => ({ at, words: [...names].slice(0, 3).join(', ') }))
}
