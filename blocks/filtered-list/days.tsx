import { useDates, useMessages, useScript } from 'atrium/ui/render-context.tsx'
import type { DayChoice } from './fields.ts'
import messages from './messages.ts'

/** Days to choose: those that are asked for most as links, the first and the last as fields, and a month to tap on. */
export function Days({ label, parameters, offered, from, to, shortcuts }: DayChoice & { label: string }) {
  const t = useMessages(messages)
  const { firstWeekday } = useDates()
  return (
    <fieldset className="filter-days">
      <legend>{label}</legend>
      <ul className="filter-shortcuts">
        {shortcuts.map((shortcut) => (
          <li key={shortcut.label}>
            <a href={shortcut.href} data-live aria-current={shortcut.isChosen || undefined}>
              {shortcut.label}
            </a>
          </li>
        ))}
      </ul>
      <div className="filter-dates">
        <label>
          {t.from}
          <input type="date" name={parameters.first} min={offered.from} max={offered.to} defaultValue={from} />
        </label>
        <label>
          {t.to}
          <input type="date" name={parameters.last} min={offered.from} max={offered.to} defaultValue={to} />
        </label>
      </div>
      <div
        className="filter-picker"
        data-island={useScript('ui/date-picker/date-picker.enhance.ts')}
        data-load="focus"
        data-first-weekday={firstWeekday}
      >
        <button type="button" aria-expanded="false">
          {t.chooseInCalendar}
        </button>
      </div>
    </fieldset>
  )
}
