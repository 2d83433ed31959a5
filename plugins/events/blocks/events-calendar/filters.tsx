import type { FilterView } from '../../calendar/finding/calendar-view.ts'

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
  return (
    <>
      <button type="button" className="calendar-open" popoverTarget={id}>
        {chips.length > 0 ? `Filters (${chips.length})` : 'Filters'}
      </button>
      <form
        className="calendar-filters"
        id={id}
        popover="auto"
        action={`${path.replace(/\/$/, '')}/`}
        autoComplete="off"
        aria-label="Filters of the calendar"
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
          <button type="submit">Show results</button>
          <a href={path} data-live>
            Clear filters
          </a>
        </div>
      </form>
    </>
  )
}

function Dates({ from, to, min, max, shortcuts }: FilterView['dates']) {
  return (
    <fieldset>
      <legend>Date</legend>
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
          From
          <input type="date" name="startdate" min={min} max={max} defaultValue={from} />
        </label>
        <label>
          To
          <input type="date" name="enddate" min={min} max={max} defaultValue={to} />
        </label>
      </div>
      <div
        className="calendar-picker"
        data-island="plugins/events/blocks/events-calendar/date-picker.enhance.ts"
        data-load="focus"
      >
        <button type="button" aria-expanded="false">
          Choose in a calendar
        </button>
      </div>
    </fieldset>
  )
}
