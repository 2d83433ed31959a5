import { defineBlock } from 'atrium'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { useIds, useMessages, useScript } from 'atrium/ui/render-context.tsx'
import { SearchField } from 'atrium/ui/search-field/search-field.tsx'
import type { ReactNode } from 'react'
import { examples } from './examples.ts'
import { schema } from './fields.ts'
import { Filters } from './filters.tsx'
import messages from './messages.ts'
import { Results } from './results.tsx'

function FilteredList({ id = 'list', ...fields }: BlockProps<typeof schema>) {
  const { heading, title, cta, filters, chosen, total, unfiltered, nouns, empty, after } = fields
  const t = useMessages(messages)
  useIds(id, `${id}-count`, `${id}-results`)
  const script = useScript('ui/filter-form/filter-form.enhance.ts')
  const below = after as unknown as ReactNode
  const show = t.show({ number: total, nouns: nouns.total })
  const all = { nouns: nouns.all, all: unfiltered }
  const frame = { id, className: 'filtered-list', heading: heading ?? title, cta }
  if (unfiltered === 0)
    return (
      <Band {...frame}>
        <p className="filter-nothing">{empty}</p>
        {below}
      </Band>
    )
  return (
    <Band {...frame}>
      {/* Back may lead here before it comes into view. */}
      <div className="filtered-list-body" data-island={script} data-load="now">
        <Filters {...fields} id={id} show={show} />
        <div className="filtered-list-main">
          {filters.map(
            ({ name, label, words }) =>
              words !== undefined && (
                <SearchField
                  key={name}
                  id={`${id}-${name}`}
                  form={`${id}-form`}
                  name={name}
                  label={label}
                  showLabel
                  term={words}
                  button={label}
                />
              ),
          )}
          <p className="filtered-list-count" id={`${id}-count`} role="status">
            {chosen.length > 0 ? t.some({ ...all, number: total }) : t.all({ ...all, number: unfiltered })}
          </p>
          <div id={`${id}-results`}>
            <Results {...fields} id={id} />
            {below}
          </div>
        </div>
      </div>
    </Band>
  )
}

const filteredList = defineBlock({
  type: 'filteredList',
  label: 'Filtered list',
  description: 'Entries as cards, with a form of filters that works with and without scripts.',
  placement: 'section',
  schema,
  isEmpty: ({ unfiltered, empty }) => unfiltered === 0 && !empty,
  examples,
  Component: FilteredList,
})

export default filteredList

declare module 'atrium' {
  interface Blocks {
    filteredList: typeof filteredList
  }
}
