import { Subsection } from '#ui/heading/heading.tsx'
import { Cta } from '#ui/link/link.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import type { FilterView } from '../../calendar/finding/calendar-view.ts'
import { addressOf } from '../../calendar/finding/chosen.ts'
import { type CalendarItem, Item } from './item.tsx'

interface ResultsProps extends Pick<FilterView, 'chips' | 'remedies'> {
  path: string
  query: [string, string][]
  total: number
  first: number
  page: number
  pages: number
  items: readonly CalendarItem[]
  subscribe: { webcal: string; file: string }
}

/** `108 results`, on one of several pages with the part that it shows. */
export const countText = ({
  total,
  first,
  items,
  pages,
}: Pick<ResultsProps, 'total' | 'first' | 'items' | 'pages'>) => {
  const results = total === 1 ? '1 result' : `${total.toLocaleString('en-US')} results`
  return pages > 1 ? `${results}, ${first}–${first + items.length - 1} shown` : results
}

/** What is found, and how the filters that found it are taken away. */
export function Results({ path, query, items, page, pages, chips, remedies, total, subscribe }: ResultsProps) {
  const hrefOf = (number: number) => addressOf(path, number > 1 ? [...query, ['page', String(number)]] : query)
  return (
    <div className="calendar-results">
      {chips.length > 0 && (
        <ul className="calendar-chips">
          {chips.map(({ label, href }) => (
            <li key={label}>
              <a href={href} data-live>
                <span className="visually-hidden">Remove filter: </span>
                {label}
                <span aria-hidden="true"> ×</span>
              </a>
            </li>
          ))}
          <li>
            <a href={path} data-live>
              Clear all
            </a>
          </li>
        </ul>
      )}
      {total === 0 && <Nothing path={path} isFiltered={chips.length > 0} remedies={remedies} />}
      <Subsection>
        <ol className="calendar-list">
          {items.map((item) => (
            <li key={item.uid}>
              <Item item={item} />
            </li>
          ))}
        </ol>
      </Subsection>
      <Pagination page={page} pages={pages} hrefOf={hrefOf} label="Pages of the calendar" />
      <p className="calendar-subscribe">
        <Cta
          href={subscribe.webcal}
          title={chips.length > 0 ? 'Subscribe to this selection' : 'Subscribe to the calendar'}
          icon="calendar-plus"
        />
        <Cta href={subscribe.file} title="Download as .ics" icon="download" />
      </p>
    </div>
  )
}

function Nothing({ path, isFiltered, remedies }: { path: string; isFiltered: boolean } & Pick<FilterView, 'remedies'>) {
  if (!isFiltered) return <p className="calendar-nothing">Nothing is planned at the moment. Please come back soon.</p>
  return (
    <div className="calendar-nothing">
      <p>Nothing is on that fits all of these filters.</p>
      <ul>
        {remedies.map(({ label, href, total }) => (
          <li key={label}>
            <a href={href} data-live>
              Leave out “{label}”
            </a>{' '}
            {total === 1 ? '(1 result)' : `(${total} results)`}
          </li>
        ))}
        {remedies.length === 0 && (
          <li>
            <a href={path} data-live>
              Show everything
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
