import { defineBlock } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Cta } from 'atrium/ui/link/link.tsx'
import { z } from 'zod'

const schema = z.object({
  label: z.string(),
  /** The address of the list. */
  action: z.string(),
  search: z.string().default(''),
  /** Says how much is shown. */
  status: z.string().optional(),
  all: z.object({ title: z.string(), href: z.string() }).optional(),
})

function GallerySearch({ label, action, search, status, all }: BlockProps<typeof schema>) {
  return (
    <div className="gallery-search">
      <search>
        <form action={action}>
          <label htmlFor="find">{label}</label>
          <input id="find" type="search" name="q" defaultValue={search} autoComplete="off" />
          <button type="submit">Search</button>
        </form>
      </search>
      {status && <p role="status">{status}</p>}
      {all && <Cta {...all} />}
    </div>
  )
}

const gallerySearch = defineBlock({
  type: 'gallerySearch',
  label: 'Search of the gallery',
  description: 'The field in which blocks and content types are looked for, and how many were found.',
  placement: 'section',
  schema,
  examples: [
    { label: 'Find a block', action: '/_blocks', status: '95 blocks, each with its examples' },
    {
      label: 'Find a content type',
      action: '/_types',
      search: 'a word of many that nobody would write',
      status: '1 content type for “a word of many that nobody would write”',
      all: { title: 'Show all 74 content types', href: '/_types' },
    },
  ],
  Component: GallerySearch,
})

export default gallerySearch

declare module 'atrium' {
  interface Blocks {
    gallerySearch: typeof gallerySearch
  }
}
