import { Icon } from '../icon/icon.tsx'
import messages from '../messages.ts'
import { useMessages, useNumbers } from '../render-context.tsx'

interface PaginationProps {
  /** From 1. */
  page: number
  pages: number
  /** The address of a page of the list. */
  hrefOf: (page: number) => string
  label?: string
}

/** Links to the pages of a list; nothing when there is one. */
export function Pagination({ page, pages, hrefOf, label }: PaginationProps) {
  const t = useMessages(messages)
  const { digits } = useNumbers()
  if (pages < 2) return null
  return (
    <nav className="pagination" aria-label={label ?? t.pages}>
      {page > 1 && (
        <a rel="prev" href={hrefOf(page - 1)}>
          <Icon name="arrow-left" /> {t.previous}
        </a>
      )}
      <ol>
        {shownPages(page, pages).map((number, index, shown) => (
          <li key={number} data-gap={index > 0 && number - (shown[index - 1] as number) > 1 ? '' : undefined}>
            <a href={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
              <span className="visually-hidden">{t.page} </span>
              {digits(number)}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a rel="next" href={hrefOf(page + 1)}>
          {t.next} <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}

/** First, last, and two on either side of the present one. */
export function shownPages(page: number, pages: number): number[] {
  const near = [1, pages, ...[-2, -1, 0, 1, 2].map((step) => page + step)]
  return [...new Set(near)].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
}
