import { Fragment } from 'react'
import { listAddress } from '#engine'
import { Icon } from '#ui/icon/icon.tsx'
import { Listing } from '#ui/listing/listing.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import type { FilteredListFields } from './fields.ts'

type Chosen = FilteredListFields['chosen']

/** `12 of 60 events`; without filters `60 events`. */
export function countText({ chosen, total, unfiltered, nouns }: FilteredListFields, language: string): string {
  const number = new Intl.NumberFormat(language).format
  const noun = nouns[unfiltered === 1 ? 0 : 1]
  return chosen.length > 0 ? `${number(total)} of ${number(unfiltered)} ${noun}` : `${number(unfiltered)} ${noun}`
}

/** What is found, and how the filters that found it are taken away. */
export function Results({ id, ...fields }: FilteredListFields & { id: string }) {
  const { path, items, size, nouns, page, pages, chosen, query } = fields
  const at = (address: string) => `${address}#${id}`
  return (
    <>
      <ChosenFilters chosen={chosen} path={path} at={at} />
      {items.length > 0 ? <Listing items={items} size={size} /> : <Nothing chosen={chosen} noun={nouns[1]} at={at} />}
      <Pagination page={page} pages={pages} hrefOf={(number) => at(listAddress(path, query, number))} />
    </>
  )
}

interface ChosenProps {
  chosen: Chosen
  /** An address as the links here lead to it: to the list on its page. */
  at: (address: string) => string
}

function ChosenFilters({ chosen, path, at }: ChosenProps & { path: string }) {
  if (chosen.length === 0) return null
  return (
    <ul className="filter-chosen">
      {chosen.map(({ label, href }) => (
        <li key={href}>
          <a href={at(href)} data-live>
            <span className="visually-hidden">Remove </span>
            {label}
            <Icon name="x" />
          </a>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a href={at(path)} data-live>
            Clear all
          </a>
        </li>
      )}
    </ul>
  )
}

/** `No events match these filters. Remove “Tours” or “Families”.` */
function Nothing({ chosen, noun, at }: ChosenProps & { noun: string }) {
  return (
    <p className="filter-nothing">
      No {noun} match these filters. Remove{' '}
      {chosen.map(({ label, href }, index) => (
        <Fragment key={href}>
          {index > 0 && (index === chosen.length - 1 ? ' or ' : ', ')}
          <a href={at(href)} data-live>
            “{label}”
          </a>
        </Fragment>
      ))}
      .
    </p>
  )
}
