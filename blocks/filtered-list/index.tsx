import { defineBlock } from '#engine'
import { Band } from '#ui/band/band.tsx'
import type { BlockProps } from '#ui/block-props.ts'
import { useRenderContext } from '#ui/render-context.tsx'
import { examples } from './examples.ts'
import { schema } from './fields.ts'
import { Filters } from './filters.tsx'
import { countText, Results } from './results.tsx'

function FilteredList({ id = 'list', ...fields }: BlockProps<typeof schema>) {
  const { heading, title, total, nouns } = fields
  const { language } = useRenderContext()
  const show = `Show ${new Intl.NumberFormat(language).format(total)} ${nouns[total === 1 ? 0 : 1]}`
  return (
    <Band id={id} className="filtered-list" heading={heading ?? title}>
      <div className="filtered-list-body" data-island="ui/filter-form/filter-form.enhance.ts">
        <Filters {...fields} id={id} show={show} />
        <div className="filtered-list-main">
          <p className="filtered-list-count" id={`${id}-count`} role="status">
            {countText(fields, language)}
          </p>
          <div id={`${id}-results`}>
            <Results {...fields} id={id} />
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
  isEmpty: ({ unfiltered }) => unfiltered === 0,
  examples,
  Component: FilteredList,
})

export default filteredList

declare module '#engine' {
  interface Blocks {
    filteredList: typeof filteredList
  }
}
