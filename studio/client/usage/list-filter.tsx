import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { useTexts } from '../parts/texts.tsx'
import { goTo, type Route } from '../route/route.ts'
import { RouteLink } from '../route/route-link.tsx'

interface ListFilterProps {
  api: Api
  site: Site
  filters: Extract<Route, { view: 'list' }>
}

/** Says that a list is about what has a block, or refers to an entry, and takes that away. */
export function ListFilter({ api, site, filters }: ListFilterProps) {
  const texts = useTexts()
  const { block, file, refers, ...rest } = filters
  if (!block && !file && !refers) return null
  return (
    <p className="list-filter">
      {block && texts.withBlock({ name: site.blocks.find(({ wire }) => wire === block)?.label ?? block })}{' '}
      {file && texts.withFile({ name: file })} {refers && <Referred api={api} uid={refers} />}{' '}
      <button type="button" className="as-link" onClick={() => goTo(rest)}>
        {texts.everyEntry}
      </button>
    </p>
  )
}

/** An entry that others refer to: it is found by its uid. */
function Referred({ api, uid }: { api: Api; uid: string }) {
  const texts = useTexts()
  const { value } = useLoaded(uid, () => api.entries({ q: uid, limit: 5 }))
  const row = value?.rows.find(({ ref }) => ref.uid === uid)
  const words = texts.refersTo({ name: row?.title ?? texts.anyEntry })
  return row ? <RouteLink to={{ view: 'entry', ref: row.ref }}>{words}</RouteLink> : words
}
