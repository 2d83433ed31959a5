import { parseAbsolute, type ZonedDateTime } from '@internationalized/date'
import { type FormEvent, useId, useState } from 'react'
import { type Api, Refusal } from '../api/api.ts'
import type { Schedule, Site } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { momentText } from '../model/moment-text.ts'
import { MomentQuestion } from '../parts/date-field.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { DialogFoot } from '../parts/dialog-foot.tsx'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../parts/texts.tsx'

interface ScheduleDialogProps {
  api: Api
  site: Site
  title: string
  schedule: Schedule | undefined
  /** There is something to publish; otherwise it is only taken back. */
  hasDraft: boolean
  /** It is being set. */
  isBusy: boolean
  onClose(): void
  /** @param refused told why it is not set: then the dialog stays */
  plan(schedule: Schedule, refused: (error: unknown) => void): void
}

/** Asks when an entry is published and taken back by itself, and what for. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { api, site, title, schedule = {}, hasDraft, isBusy, onClose, plan } = props
  const texts = useTexts()
  const { timeZone } = site
  const [publish, setPublish] = useState(() => zoned(schedule.publish, timeZone))
  const [unpublish, setUnpublish] = useState(() => zoned(schedule.unpublish, timeZone))
  const [release, setRelease] = useState(schedule.release ?? '')
  const [error, setError] = useState<unknown>()
  const problems = error instanceof Refusal ? error.problems : []
  const releases = useId()
  const known = useLoaded('coming', () => api.coming())
  const names = [...new Set(known.value?.coming.flatMap((one) => one.release ?? []))]
  const isNothing = !publish && !unpublish
  const isInWrongOrder = publish && unpublish ? publish.compare(unpublish) >= 0 : false
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const named = (publish && release.trim()) || undefined
    plan({ publish: written(publish), unpublish: written(unpublish), release: named }, setError)
  }
  const set = (change: typeof setPublish) => (next: ZonedDateTime | null) => {
    setError(undefined)
    change(next)
  }
  const past = (name: keyof Schedule, value: ZonedDateTime | null) =>
    value !== null &&
    problems.some(({ field }) => field === name) &&
    texts.isPastMoment({ moment: momentText(value.toAbsoluteString(), site) })
  return (
    <Dialog title={texts.scheduleTitle({ title })} onClose={onClose}>
      <form className="schedule" onSubmit={submit}>
        <p className="help">{texts.inZone({ zone: timeZone })}</p>
        {error !== undefined && problems.length === 0 && <Failure error={error} />}
        {hasDraft && (
          <MomentQuestion
            {...{ id: `${releases}-p`, label: texts.publishAt, timeZone, value: publish, onChange: set(setPublish) }}
            wrong={past('publish', publish)}
          />
        )}
        <MomentQuestion
          {...{ id: `${releases}-u`, label: texts.takeBackAt, timeZone, value: unpublish, onChange: set(setUnpublish) }}
          wrong={past('unpublish', unpublish) || (isInWrongOrder && texts.endsBefore)}
        />
        {publish && (
          <label className="stacked">
            {texts.release}
            <input
              value={release}
              list={releases}
              maxLength={200}
              onChange={({ target }) => setRelease(target.value)}
            />
            <datalist id={releases}>
              {names.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
            <span className="help">{texts.releaseHelp}</span>
          </label>
        )}
        <DialogFoot label={texts.setSchedule} isDisabled={isNothing || isInWrongOrder} {...{ isBusy, onClose }} />
      </form>
    </Dialog>
  )
}

const zoned = (moment: string | undefined, timeZone: string): ZonedDateTime | null =>
  moment === undefined ? null : parseAbsolute(moment, timeZone)

const written = (moment: ZonedDateTime | null) => moment?.toAbsoluteString()
