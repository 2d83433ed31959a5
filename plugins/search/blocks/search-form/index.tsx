import { defineBlock } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { SearchField } from 'atrium/ui/search-field/search-field.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({
  /** The page that finds. */
  action: z.string(),
  /** The endpoint that completes what is typed. */
  suggestions: z.string().optional(),
  /** Holds what was looked for. */
  term: z.string().optional(),
})

function SearchForm({ id, ...field }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  return (
    <div className="band search-form" id={id}>
      <SearchField {...field} id="search-term" label={t.whatFor} showLabel button={t.search} />
    </div>
  )
}

const searchForm = defineBlock({
  type: 'searchForm',
  label: 'Search form',
  description: 'The field of the search page.',
  placement: 'section',
  schema,
  isEmpty: () => false,
  examples: [
    { action: '/search', suggestions: '/api/type-ahead' },
    {
      action: '/search',
      term: 'Where does the marbled paper in the endpapers of seventeenth-century account books come from, and who made it',
    },
  ],
  Component: SearchForm,
})

export default searchForm

declare module 'atrium' {
  interface Blocks {
    searchForm: typeof searchForm
  }
}
