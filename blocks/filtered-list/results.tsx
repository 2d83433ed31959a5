import { Fragment } from 'react'
import { listAddress } from '#engine'
import { Icon } from '#ui/icon/icon.tsx'
import { Listing } from '#ui/listing/listing.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { Filled, useJoints, useMessages } from '#ui/render-context.tsx'
import { carriedBy, type FilteredListFields } from './fields.ts'
import messages from './messages.ts'

type Chosen = FilteredListFields['chosen']

/** What is found, and how the filters that found it are taken away. */
export function Results({ id, ...fields }: FilteredListFields & { id: string }) {
  const { path, items, size, show, nouns, page, pages, chosen, query } = fields
  const at = (address: string) => `${address}#${id}`
  return (
    <>
      <ChosenFilters chosen={chosen} clear={listAddress(path, carriedBy(fields))} at={at} />
      {items.length > 0 ? (
        <Listing items={items} size={size} show={show} />
      ) : (
        <Nothing chosen={chosen} nouns={nouns.none} at={at} />
      )}
      <Pagination page={page} pages={pages} hrefOf={(number) => at(listAddress(path, query, number))} />
    </>
  )
}

interface ChosenProps {
  chosen: Chosen
  /** An address as the links here lead to it: to the list on its page. */
  at: (address: string) => string
}

/** @param clear the address of the list without any filter */
function ChosenFilters({ chosen, clear, at }: ChosenProps & { clear: string }) {
  const t = useMessages(messages)
  if (chosen.length === 0) return null
  return (
    <ul className="filter-chosen">
      {chosen.map(({ label, href }) => (
        <li key={href}>
          <a href={at(href)} data-live>
            <span className="visually-hidden">{t.remove} </span>
            {label}
            <Icon name="x" />
          </a>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a href={at(clear)} data-live>
            {t.clearAll}
          </a>
        </li>
      )}
    </ul>
  )
}

/** `No events match these filters. Remove “Tours” or “Families”.` */
function Nothing({ chosen, nouns, at }: ChosenProps & { nouns: string }) {
  const t = useMessages(messages)
  const names = chosen.map(({ label }) => t.quoted({ label }))
  const joints = useJoints(names, 'disjunction')
  return (
    <p className="filter-nothing">
      <Filled text={(filters) => t.nothing({ nouns, filters })}>
        {chosen.map(({ href }, index) => (
          <Fragment key={href}>
            {joints[index]}
            <a href={at(href)} data-live>
              {names[index]}
            </a>
          </Fragment>
        ))}
      </Filled>
    </p>
  )
}
