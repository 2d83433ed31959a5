import { useEffect, useMemo, useRef, useState } from 'react'
import type { Site, TypeHead } from '../api/contract.ts'
import { TypeIcon } from '../parts/set-icon.tsx'
import { useTexts } from '../parts/texts.tsx'
import type { Route } from '../route/route.ts'
import { RouteLink } from '../route/route-link.tsx'

/** Content types by category with the number of their entries, and what needs attention. */
export function Navigation({ site, route }: { site: Site; route: Route }) {
  const texts = useTexts()
  const [words, setWords] = useState('')
  const categories = useMemo(() => byCategory(site.types, words, site.language), [site, words])
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: in a small window it lies over the view to which it has led
  useEffect(() => nav.current?.hidePopover?.(), [route])
  const current = route.view === 'list' ? route.type : undefined
  return (
    <nav className="types" id="types" ref={nav} popover="auto" aria-label={texts.contentTypes}>
      <ul>
        <Line route={{ view: 'attention' }} isCurrent={route.view === 'attention'} label={texts.attention} />
        <Line route={{ view: 'coming' }} isCurrent={route.view === 'coming'} label={texts.coming} />
        <Line route={{ view: 'blocks' }} isCurrent={route.view === 'blocks'} label={texts.blocks} />
        <Line route={{ view: 'files' }} isCurrent={route.view === 'files'} label={texts.files} />
        {site.may.includes('settings') && (
          <Line
            route={{ view: 'settings', part: 'institution' }}
            isCurrent={route.view === 'settings'}
            label={texts.settings}
          />
        )}
        <Line route={{ view: 'list' }} isCurrent={route.view === 'list' && !current} label={texts.allEntries} />
      </ul>
      <input
        type="search"
        aria-label={texts.searchTypes}
        placeholder={texts.searchTypes}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {categories.map(([category, types]) => (
        <section key={category}>
          <h2>{category}</h2>
          <ul>
            {types.map(({ name, plural, count }) => (
              <Line
                key={name}
                route={{ view: 'list', type: name }}
                isCurrent={name === current}
                type={name}
                label={plural}
                count={count}
              />
            ))}
          </ul>
        </section>
      ))}
      {categories.length === 0 && <p className="nothing">{texts.nothingFound}</p>}
    </nav>
  )
}

interface LineProps {
  route: Route
  isCurrent: boolean
  type?: string
  label: string
  count?: number | undefined
}

function Line({ route, isCurrent, type, label, count }: LineProps) {
  return (
    <li>
      <RouteLink to={route} aria-current={isCurrent ? 'page' : undefined}>
        {type !== undefined && <TypeIcon type={type} />}
        <span className="type-name">{label}</span>
        {count !== undefined && <span className="count">{count}</span>}
      </RouteLink>
    </li>
  )
}

/** Types by category; those with entries come first in each. */
function byCategory(types: readonly TypeHead[], words: string, language: string): [string, TypeHead[]][] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found = new Map<string, TypeHead[]>()
  for (const type of types) {
    const text = `${type.label} ${type.plural} ${type.name} ${type.category}`.toLowerCase()
    if (wanted.every((word) => text.includes(word)))
      found.set(type.category, [...(found.get(type.category) ?? []), type])
  }
  const order = new Intl.Collator(language)
  return [...found]
    .map(([category, own]): [string, TypeHead[]] => [
      category,
      own.sort((a, b) => Number(!a.count) - Number(!b.count) || order.compare(a.plural, b.plural)),
    ])
    .sort(([a], [b]) => order.compare(a, b))
}
