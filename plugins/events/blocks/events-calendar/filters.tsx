import { useMessages } from '#ui/render-context.tsx'
import type { FilterView } from '../../calendar/finding/calendar-view.ts'
import messages from './messages.ts'

interface FiltersProps extends Pick<FilterView, 'dates' | 'filters' | 'chips'> {
  id: string
  /** Address of the calendar. */
  path: string
}

/**
 * The calendar's filters: a plain GET form: date, category, audience, place. On narrow screens it is a sheet that opens over the
 * page; beside the list it always stands open.
 */
export function Filters({ id, path, dates, filters, chips }: FiltersProps) {
  const t = useMessages(messages)
  return (
    <>
      <button type="button" className="calendar-open" popoverTarget={id}>
        {chips.length > 0 ? t.filtersChosen({ number: chips.length }) : t.filters}
      </button>
      <form
        className="calendar-filters"
        id={id}
        popover="auto"
        action={`${path.replace(/\/$/, '')}/`}
        autoComplete="off"
        aria-label={t.calendarFilters}
      >
        <Dates {...dates} />
        {filters.map(({ name, label, choices }) => (
          <fieldset key={name}>
            <legend>{label}</legend>
            {choices.map((choice) => (
              <label key={choice.value} className="calendar-choice">
                <input type="checkbox" name={name} value={choice.value} defaultChecked={choice.isChosen} />
                {choice.label}
              </label>
            ))}
          </fieldset>
        ))}
        <div className="calendar-actions">
          <button type="submit">{t.showResults}</button>
          <a href={path} data-live>
            {t.clearFilters}
          </a>
        </div>
      </form>
    </>
  )
}

function Dates({ from, to, min, max, shortcuts }: FilterView['dates']) {
  const t = useMessages(messages)
  return (
    <fieldset>
      <legend>{t.date}</legend>
      <ul className="calendar-shortcuts">
        {shortcuts.map(({ label, href, isChosen }) => (
          <li key={label}>
            <a href={href} data-live aria-current={isChosen || undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className="calendar-days">
        <label>
          {t.from}
          <input type="date" name="startdate" min={min} max={max} defaultValue={from} />
        </label>
        <label>
          {t.to}
          <input type="date" name="enddate" min={min} max={max} defaultValue={to} />
        </label>
      </div>
      <div
        className="calendar-picker"
        data-island="plugins/events/blocks/events-calendar/date-picker.enhance.ts"
        data-load="focus"
      >
        <button type="button" aria-expanded="false">
          {t.chooseInCalendar}
        </button>
      </div>
    </fieldset>
  )
}
