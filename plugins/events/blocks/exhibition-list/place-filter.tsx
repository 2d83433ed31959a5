import { useMessages } from '#ui/render-context.tsx'
import type { ExhibitionListFields } from './index.tsx'
import messages from './messages.ts'

/** The places to choose from, as a plain form, and how many exhibitions the choice leaves. */
export function PlaceFilter({ id, path, filters, count }: ExhibitionListFields & { id: string }) {
  const t = useMessages(messages)
  return (
    <div className="exhibition-filter">
      {filters.length > 0 && (
        <form
          action={path}
          method="get"
          autoComplete="off"
          data-island="ui/filter-form/filter-form.enhance.ts"
          data-refresh={`${id}-count ${id}-results`}
        >
          <fieldset>
            <legend>{t.location}</legend>
            {filters.map(({ value, title, count: alone, checked }) => (
              <label key={value}>
                <input type="checkbox" name="location" value={value} defaultChecked={checked} />
                <span>
                  {title} <small>{alone}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <button type="submit">{t.show}</button>
        </form>
      )}
      <p id={`${id}-count`} role="status">
        {count}
      </p>
    </div>
  )
}
