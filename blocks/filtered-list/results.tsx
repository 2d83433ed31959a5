import { listAddress } from 'atrium'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Listing } from 'atrium/ui/listing/listing.tsx'
import { Pagination } from 'atrium/ui/pagination/pagination.tsx'
import { Filled, useJoints, useMessages } from 'atrium/ui/render-context.tsx'
import { Fragment, type ReactNode } from 'react'
import { carriedBy, type FilteredListFields } from './fields.ts'
import messages from './messages.ts'

/** Shows what is found, and how the filters that found it are taken away. */
export function Results({ id, ...fields }: FilteredListFields & { id: string }) {
  const { path, items, results, size, show, total, nouns, page, pages, chosen, remedies, query } = fields
  const at = (address: string) => `${address}#${id}`
  const clear = listAddress(path, carriedBy(fields))
  return (
    <>
      <ChosenFilters chosen={chosen} clear={clear} at={at} />
      {total === 0 && <Nothing chosen={chosen} remedies={remedies} clear={clear} nouns={nouns.none} at={at} />}
      {total > 0 &&
        (Array.isArray(results) ? <Listing items={items} size={size} show={show} alike /> : (results as ReactNode))}
      <Pagination page={page} pages={pages} hrefOf={(number) => at(listAddress(path, query, number))} />
    </>
  )
}

interface ChosenProps {
  chosen: FilteredListFields['chosen']
  /** The address of the list without any filter. */
  clear: string
  /** An address as the links here lead to it: to the list on its page. */
  at: (address: string) => string
}

function ChosenFilters({ chosen, clear, at }: ChosenProps) {
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

interface NothingProps extends ChosenProps, Pick<FilteredListFields, 'remedies'> {
  nouns: string
}

/** `No events match these filters. Remove “Tours” (12) or “Families” (3).` Where no filter alone helps, all of them. */
function Nothing({ chosen, remedies, clear, nouns, at }: NothingProps) {
  const t = useMessages(messages)
  const links =
    remedies.length > 0
      ? remedies.map(({ label, href, total }) => ({ href, name: t.quotedWithTotal({ label, total }) }))
      : [{ href: clear, name: chosen.length > 1 ? t.allFilters : t.quoted({ label: chosen[0]?.label ?? '' }) }]
  const joints = useJoints(
    links.map(({ name }) => name),
    'disjunction',
  )
  return (
    <p className="filter-nothing">
      <Filled text={(filters) => t.nothing({ nouns, filters })}>
        {links.map(({ href, name }, index) => (
          <Fragment key={href}>
            {joints[index]}
            <a href={at(href)} data-live>
              {name}
            </a>
          </Fragment>
        ))}
      </Filled>
    </p>
  )
}
