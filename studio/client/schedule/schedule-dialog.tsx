import { parseAbsolute, type ZonedDateTime } from '@internationalized/date'
import { type FormEvent, useId, useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Schedule, Site } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { DateTimeField } from '../parts/date-field.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { DialogFoot } from '../parts/dialog-foot.tsx'
import { useTexts } from '../parts/texts.tsx'

interface ScheduleDialogProps {
  api: Api
  site: Site
  title: string
  schedule: Schedule | undefined
  /** There is something to publish; otherwise it is only taken back. */
  hasDraft: boolean
  onClose(): void
  set(schedule: Schedule): void
}

/** Asks when an entry is published and taken back by itself, and what for. */
export function ScheduleDialog({ api, site, title, schedule = {}, hasDraft, onClose, set }: ScheduleDialogProps) {
  const texts = useTexts()
  const { timeZone } = site
  const [publish, setPublish] = useState(() => zoned(schedule.publish, timeZone))
  const [unpublish, setUnpublish] = useState(() => zoned(schedule.unpublish, timeZone))
  const [release, setRelease] = useState(schedule.release ?? '')
  const releases = useId()
  const known = useLoaded('coming', () => api.coming())
  const names = [...new Set(known.value?.coming.flatMap((one) => one.release ?? []))]
  const isNothing = !publish && !unpublish
  const isInWrongOrder = publish && unpublish ? publish.compare(unpublish) >= 0 : false
  const submit = (event: FormEvent) => {
    event.preventDefault()
    set({ publish: written(publish), unpublish: written(unpublish), release: (publish && release.trim()) || undefined })
  }
  const field = { describedBy: undefined, isInvalid: false, isReadOnly: false, isRequired: false, timeZone }
  return (
    <Dialog title={texts.scheduleTitle({ title })} onClose={onClose}>
      <form className="schedule" onSubmit={submit}>
        <p className="help">{texts.inZone({ zone: timeZone })}</p>
        {hasDraft && (
          <div className="stacked">
            <span>{texts.publishAt}</span>
            <DateTimeField
              {...field}
              id={`${releases}-p`}
              label={texts.publishAt}
              value={publish}
              onChange={setPublish}
            />
          </div>
        )}
        <div className="stacked">
          <span>{texts.takeBackAt}</span>
          <DateTimeField
            {...field}
            {...{ id: `${releases}-u`, label: texts.takeBackAt, value: unpublish, onChange: setUnpublish }}
            isInvalid={isInWrongOrder}
          />
          {isInWrongOrder && (
            <span className="wrong" role="alert">
              {texts.endsBefore}
            </span>
          )}
        </div>
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
        <DialogFoot label={texts.setSchedule} isDisabled={isNothing || isInWrongOrder} onClose={onClose} />
      </form>
    </Dialog>
  )
}

const zoned = (moment: string | undefined, timeZone: string): ZonedDateTime | null =>
  moment === undefined ? null : parseAbsolute(moment, timeZone)

const written = (moment: ZonedDateTime | null) => moment?.toAbsoluteString()
