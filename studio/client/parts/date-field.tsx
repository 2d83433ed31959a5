import { type CalendarDate, now, toCalendarDate, type ZonedDateTime } from '@internationalized/date'
import { type ReactNode, useMemo } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Popover,
} from 'react-aria-components'
import { Icon } from './icon.tsx'
import { useTexts } from './texts.tsx'

/** Who types `26` means 2026. While it is typed, a year of four digits begins as one of two. */
const CENTURIES = 2000
const isOfTwoDigits = <Value extends { year: number }>(value: Value | null): value is Value =>
  value !== null && value.year < 100

interface FieldProps {
  id: string
  label: string
  describedBy: string | undefined
  isInvalid: boolean
  isReadOnly: boolean
  isRequired: boolean
}

interface DateFieldProps extends FieldProps {
  value: CalendarDate | null
  onChange(value: CalendarDate | null): void
}

/** A day: typed part by part, or chosen in a month. */
export function DateField({
  value,
  onChange,
  label,
  describedBy,
  isInvalid,
  isReadOnly,
  isRequired,
  id,
}: DateFieldProps) {
  return (
    <DatePicker
      {...{ id, value, isInvalid, isReadOnly, isRequired }}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={(next) => onChange(next ? toCalendarDate(next) : null)}
      onBlur={() => isOfTwoDigits(value) && onChange(value.add({ years: CENTURIES }))}
    >
      <DateParts clear={isReadOnly || !value ? undefined : () => onChange(null)} />
    </DatePicker>
  )
}

interface DateTimeFieldProps extends FieldProps {
  timeZone: string
  value: ZonedDateTime | null
  onChange(value: ZonedDateTime | null): void
}

/** A day and a time in the zone of the house. */
export function DateTimeField({
  value,
  onChange,
  timeZone,
  label,
  describedBy,
  isInvalid,
  isReadOnly,
  isRequired,
  id,
}: DateTimeFieldProps) {
  // Without a value the parts are those of the placeholder: a day and time in the zone.
  const placeholder = useMemo(() => now(timeZone).set({ minute: 0, second: 0, millisecond: 0 }), [timeZone])
  return (
    <DatePicker<ZonedDateTime>
      {...{ id, value, isInvalid, isReadOnly, isRequired }}
      placeholderValue={placeholder}
      granularity="minute"
      hideTimeZone
      aria-label={label}
      aria-describedby={describedBy}
      onChange={onChange}
      onBlur={() => isOfTwoDigits(value) && onChange(value.add({ years: CENTURIES }))}
    >
      <DateParts clear={isReadOnly || !value ? undefined : () => onChange(null)} />
    </DatePicker>
  )
}

function DateParts({ clear }: { clear: (() => void) | undefined }): ReactNode {
  const texts = useTexts()
  return (
    <>
      <Group className="date-input">
        <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button className="quiet" aria-label={texts.chooseDay}>
          <Icon name="calendar" />
        </Button>
        {clear && (
          <button type="button" className="quiet" onClick={clear}>
            {texts.clear}
          </button>
        )}
      </Group>
      <Popover className="popover">
        <Dialog>
          <Calendar>
            <header className="calendar-head">
              <Button slot="previous" aria-label={texts.previousMonth}>
                <Icon name="previous" />
              </Button>
              <Heading />
              <Button slot="next" aria-label={texts.nextMonth}>
                <Icon name="next" />
              </Button>
            </header>
            <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </>
  )
}
