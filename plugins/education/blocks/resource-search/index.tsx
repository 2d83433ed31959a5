import { defineBlock } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { SearchField } from 'atrium/ui/search-field/search-field.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({
  /** The page that finds. */
  action: z.string(),
  /** What it is asked beside the words, so that it finds resources alone. */
  carried: z.array(z.tuple([z.string(), z.string()])).default([]),
})

function ResourceSearch({ id, ...field }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  return (
    <div className="band resource-search" id={id}>
      <SearchField id="resource-term" {...field} label={t.find} showLabel placeholder={t.example} button={t.search} />
    </div>
  )
}

const resourceSearch = defineBlock({
  type: 'resourceSearch',
  label: 'Search for resources',
  description: 'A field that looks for something to teach with.',
  placement: 'section',
  schema,
  isEmpty: () => false,
  examples: [{ action: '/search', carried: [['type', 'teaching_resource']] }, { action: '/search' }],
  Component: ResourceSearch,
})

export default resourceSearch

declare module 'atrium' {
  interface Blocks {
    resourceSearch: typeof resourceSearch
  }
}
