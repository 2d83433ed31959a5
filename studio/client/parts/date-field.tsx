import { type CalendarDate, type DateValue, now, toCalendarDate, type ZonedDateTime } from '@internationalized/date'
import { type ReactNode, useMemo } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  type DatePickerProps,
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

export interface FieldProps<Value> {
  id: string
  label: string
  value: Value | null
  onChange(value: Value | null): void
  describedBy?: string | undefined
  isInvalid?: boolean
  isReadOnly?: boolean
  isRequired?: boolean
}

type AnyFieldProps = FieldProps<DateValue> &
  Pick<DatePickerProps<DateValue>, 'placeholderValue' | 'granularity' | 'hideTimeZone'>

/** A date: typed part by part, or its day chosen in a month. */
function AnyField({ value, onChange, label, describedBy, ...more }: AnyFieldProps) {
  return (
    <DatePicker
      {...{ ...more, value, onChange }}
      aria-label={label}
      aria-describedby={describedBy}
      onBlur={() => value && value.year < 100 && onChange(value.add({ years: CENTURIES }))}
    >
      <DateParts clear={more.isReadOnly || !value ? undefined : () => onChange(null)} />
    </DatePicker>
  )
}

export const DateField = ({ onChange, ...field }: FieldProps<CalendarDate>) => (
  <AnyField {...field} onChange={(next) => onChange(next && toCalendarDate(next))} />
)

interface DateTimeFieldProps extends FieldProps<ZonedDateTime> {
  timeZone: string
}

/** A day and a time in the zone of the house. */
export function DateTimeField({ timeZone, onChange, ...field }: DateTimeFieldProps) {
  const texts = useTexts()
  // Without a value the parts are those of the placeholder: a day and time in the zone.
  const placeholderValue = useMemo(() => now(timeZone).set({ minute: 0, second: 0, millisecond: 0 }), [timeZone])
  const { value } = field
  const isAfterSkipped = value !== null && value.offset > value.subtract({ hours: 1 }).offset
  return (
    <>
      <AnyField
        {...{ ...field, placeholderValue, granularity: 'minute', hideTimeZone: true }}
        onChange={(next) => onChange(next as ZonedDateTime | null)}
      />
      {isAfterSkipped && (
        <span className="beside" role="status">
          {texts.hourIsSkipped}
        </span>
      )}
    </>
  )
}

/** A moment that a dialog asks for, and why it cannot be that one. */
export function MomentQuestion({ wrong, ...field }: DateTimeFieldProps & { wrong: string | false | null }) {
  return (
    <div className="stacked">
      <span>{field.label}</span>
      <DateTimeField {...field} isInvalid={Boolean(wrong)} />
      {wrong && (
        <span className="wrong" role="alert">
          {wrong}
        </span>
      )}
    </div>
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
