import { useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import { useLoaded, useSettled } from '../api/use-loaded.ts'
import { Dialog } from '../parts/dialog.tsx'
import { RowLine } from '../parts/entries/row-line.tsx'
import { type Option, SearchList } from '../parts/search-list.tsx'
import { useTexts } from '../parts/texts.tsx'
import { goTo, type Route } from '../route/route.ts'

const PAUSE = 120
/** Types offered beside entries. */
const MOST_TYPES = 6

interface QuickOpenProps {
  api: Api
  site: Site
  onClose(): void
}

/** Opens any entry or type by a few letters of its name. */
export function QuickOpen({ api, site, onClose }: QuickOpenProps) {
  const texts = useTexts()
  const [query, setQuery] = useState('')
  const asked = useSettled(query.trim(), PAUSE)
  const found = useLoaded(`open|${asked}`, (signal) => api.entries({ q: asked, limit: 20 }, signal))
  const words = query.toLowerCase().trim()
  const types = site.types
    .filter(({ label, plural, name }) => words && `${label} ${plural} ${name}`.toLowerCase().includes(words))
    .slice(0, MOST_TYPES)
  const options: Option<Route>[] = [
    ...types.map(
      ({ name, plural }): Option<Route> => ({
        key: name,
        value: { view: 'list', type: name },
        group: texts.contentTypes,
        content: plural,
      }),
    ),
    ...(found.value?.rows ?? []).map(
      (row): Option<Route> => ({
        key: `${row.ref.type}/${row.ref.uid}`,
        value: { view: 'entry', ref: row.ref },
        group: texts.allEntries,
        content: <RowLine row={row} />,
      }),
    ),
  ]
  return (
    <Dialog title={texts.quickOpen} size="list" onClose={onClose}>
      <SearchList
        label={texts.quickOpen}
        query={query}
        onQuery={setQuery}
        options={options}
        isBusy={found.isLoading || asked !== query.trim()}
        empty={found.error ? texts.notLoaded : texts.nothingFound}
        onChoose={(route) => {
          onClose()
          goTo(route)
        }}
      />
    </Dialog>
  )
}
