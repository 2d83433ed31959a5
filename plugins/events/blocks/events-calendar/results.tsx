import { Subsection } from '#ui/heading/heading.tsx'
import { Cta } from '#ui/link/link.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { useMessages } from '#ui/render-context.tsx'
import type { FilterView } from '../../calendar/finding/calendar-view.ts'
import { addressOf } from '../../calendar/finding/chosen.ts'
import { type CalendarItem, Item } from './item.tsx'
import messages from './messages.ts'

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

/** What is found, and how the filters that found it are taken away. */
export function Results({ path, query, items, page, pages, chips, remedies, total, subscribe }: ResultsProps) {
  const t = useMessages(messages)
  const hrefOf = (number: number) => addressOf(path, number > 1 ? [...query, ['page', String(number)]] : query)
  return (
    <div className="calendar-results">
      {chips.length > 0 && (
        <ul className="calendar-chips">
          {chips.map(({ label, href }) => (
            <li key={label}>
              <a href={href} data-live>
                <span className="visually-hidden">{t.removeFilter} </span>
                {label}
                <span aria-hidden="true"> ×</span>
              </a>
            </li>
          ))}
          <li>
            <a href={path} data-live>
              {t.clearAll}
            </a>
          </li>
        </ul>
      )}
      {total === 0 && <Nothing path={path} isFiltered={chips.length > 0} remedies={remedies} />}
      {items.length > 0 && (
        <Subsection>
          <ol className="calendar-list">
            {items.map((item) => (
              <li key={item.uid}>
                <Item item={item} />
              </li>
            ))}
          </ol>
        </Subsection>
      )}
      <Pagination page={page} pages={pages} hrefOf={hrefOf} label={t.calendarPages} />
      <p className="calendar-subscribe">
        <Cta
          href={subscribe.webcal}
          title={chips.length > 0 ? t.subscribeSelection : t.subscribe}
          icon="calendar-plus"
        />
        <Cta href={subscribe.file} title={t.downloadFile} icon="download" />
      </p>
    </div>
  )
}

function Nothing({ path, isFiltered, remedies }: { path: string; isFiltered: boolean } & Pick<FilterView, 'remedies'>) {
  const t = useMessages(messages)
  if (!isFiltered) return <p className="calendar-nothing">{t.nothingPlanned}</p>
  return (
    <div className="calendar-nothing">
      <p>{t.nothingFits}</p>
      <ul>
        {remedies.map(({ label, href, total }) => (
          <li key={label}>
            <a href={href} data-live>
              {t.leaveOut({ label })}
            </a>{' '}
            ({t.results({ count: total })})
          </li>
        ))}
        {remedies.length === 0 && (
          <li>
            <a href={path} data-live>
              {t.showEverything}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
