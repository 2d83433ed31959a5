import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import { Dialog } from '../parts/dialog.tsx'
import { RowLine } from '../parts/entries/row-line.tsx'
import { type Option, SearchList } from '../parts/search-list.tsx'
import { useTexts } from '../parts/texts.tsx'
import { useSearch } from '../parts/use-search.ts'
import { goTo, type Route } from '../route/route.ts'

/** Types offered beside entries. */
const MOST_TYPES = 6

interface QuickOpenProps {
  api: Api
  site: Site
  onClose(): void
}

/** Opens any entry or type, or what needs attention, by a few letters of its name. */
export function QuickOpen({ api, site, onClose }: QuickOpenProps) {
  const texts = useTexts()
  const found = useSearch('open', (q, signal) => api.entries({ q, limit: 20 }, signal))
  const words = found.list.query.toLowerCase().trim()
  const types = site.types
    .filter(({ label, plural, name }) => words && `${label} ${plural} ${name}`.toLowerCase().includes(words))
    .slice(0, MOST_TYPES)
  const options: Option<Route>[] = [
    ...(words && texts.attention.toLowerCase().includes(words)
      ? [{ key: 'attention', value: { view: 'attention' } as const, content: texts.attention }]
      : []),
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
        {...found.list}
        options={options}
        onChoose={(route) => {
          onClose()
          goTo(route)
        }}
      />
    </Dialog>
  )
}
