import { useEffect, useState } from 'react'
import type { Api, ListQuery } from '../api/api.ts'
import type { Site, State } from '../api/contract.ts'
import { Loading, later } from '../away/later.tsx'
import { letterOf } from '../input/keys.ts'
import { useWindowEvent } from '../input/use-window-event.ts'
import { stateText } from '../parts/entries/row-line.tsx'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../parts/texts.tsx'
import { usePictureUpload } from '../pictures/use-picture-upload.tsx'
import { goTo, type Route } from '../route/route.ts'
import { ListFilter } from '../usage/list-filter.tsx'
import { CreateDialog } from './dialogs/create-dialog.tsx'
import { EntryTable } from './entry-table.tsx'
import { useTypedWords } from './typed-words.ts'
import { useRows } from './use-rows.ts'

const PictureGrid = later(async () => (await import('../pictures/picture-grid.tsx')).PictureGrid, Loading)

const STATES: readonly State[] = ['published', 'changed', 'draft', 'scheduled', 'expired']
/** The content type of pictures. */
const IMAGE = 'image'
/** Pictures are shown in lines like all other entries. */
const LINES = 'lines'

interface ListPageProps {
  api: Api
  site: Site
  filters: Extract<Route, { view: 'list' }>
}

const askEntries = (api: Api, query: ListQuery, signal?: AbortSignal) => api.entries(query, signal)

/** Entries by type, state and words; the filters are in the address. */
export function ListPage({ api, site, filters }: ListPageProps) {
  const texts = useTexts()
  const [words, setWords] = useTypedWords(filters)
  const [isCreating, setCreating] = useState(false)
  useEffect(() => {
    // Arrows go through the list at once, unless somebody is elsewhere already than where the type was chosen.
    const { activeElement: at, body } = document
    if (at === body || at?.closest('nav')) document.getElementById('entries')?.focus({ preventScroll: true })
  }, [])
  const { view: _, as, ...query } = filters
  const { type, state, q } = query
  const found = useRows(api, query, askEntries)
  const known = site.types.find(({ name }) => name === type)
  const { choose, drop, dialog } = usePictureUpload({ api, site, isOffered: type === IMAGE, onAdded: found.reload })
  const noUploads =
    type === IMAGE && !site.readOnly && site.uploads && 'refused' in site.uploads && site.uploads.refused
  useListKeys(() => !site.readOnly && setCreating(true))
  return (
    <main className="list-page" id="main" tabIndex={-1} {...drop}>
      <header className="list-head">
        <h1>{known?.plural ?? texts.allEntries}</h1>
        <span className="total" role="status">
          {found.isLoading ? texts.loading : texts.entries({ count: found.total })}
        </span>
        {choose && (
          <button type="button" onClick={choose} title={texts.dropPictures}>
            {texts.uploadPictures}
          </button>
        )}
        {!site.readOnly && (
          <button type="button" className="main" onClick={() => setCreating(true)}>
            {known ? texts.newOf({ type: known.label }) : texts.newEntry}
          </button>
        )}
      </header>
      <ListFilter {...{ api, site, filters }} />
      {known?.help && <p className="help">{known.help}</p>}
      {noUploads && <p className="help">{`${noUploads.message} ${noUploads.remedy}`}</p>}
      <search className="filters">
        <input
          type="search"
          id="list-search"
          aria-label={texts.searchEntries}
          placeholder={texts.searchEntries}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' || event.key === 'Enter') {
              event.preventDefault()
              document.getElementById('entries')?.focus()
            }
          }}
        />
        <select
          aria-label={texts.state}
          value={state ?? ''}
          onChange={({ target }) => goTo({ ...filters, state: target.value })}
        >
          <option value="">{texts.everyState}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {stateText(texts, one)}
            </option>
          ))}
        </select>
        {site.languages && site.written !== site.language && (
          <select
            aria-label={texts.languages}
            value={filters.translation ?? ''}
            onChange={({ target }) => goTo({ ...filters, translation: target.value })}
          >
            <option value="">{texts.everyTranslation}</option>
            <option value="missing">{texts.missingOnes}</option>
            <option value="outdated">{texts.outdatedOnes}</option>
          </select>
        )}
        <label className="check">
          <input
            type="checkbox"
            checked={filters.comments === '1'}
            onChange={({ target }) => goTo({ ...filters, comments: target.checked ? '1' : '' })}
          />
          {texts.withComments}
        </label>
        {type === IMAGE && (
          <select
            aria-label={texts.picturesShownAs}
            value={as ?? ''}
            onChange={({ target }) => goTo({ ...filters, as: target.value })}
          >
            <option value="">{texts.asPictures}</option>
            <option value={LINES}>{texts.asLines}</option>
          </select>
        )}
      </search>
      {found.error !== undefined ? (
        <Failure error={found.error} retry={found.reload} />
      ) : !found.isLoading && found.total === 0 ? (
        <p className="nothing">
          {filters.refers
            ? texts.usedNowhere
            : q || state || filters.block || filters.file || filters.comments || filters.translation
              ? texts.nothingFound
              : texts.noEntries}
        </p>
      ) : type === IMAGE && as !== LINES ? (
        <PictureGrid
          key={JSON.stringify(query)}
          label={known?.plural ?? IMAGE}
          {...{ rows: found.rows, isBusy: found.isLoading }}
          onOpen={({ ref }) => goTo({ view: 'entry', ref })}
          onNearEnd={found.more}
        />
      ) : (
        <EntryTable
          key={JSON.stringify(query)}
          label={known?.plural ?? texts.allEntries}
          {...{ rows: found.rows, total: found.total, isBusy: found.isLoading }}
          {...{ language: site.language, timeZone: site.timeZone }}
          onOpen={({ ref }) => goTo({ view: 'entry', ref })}
          onNearEnd={found.more}
        />
      )}
      {dialog}
      {isCreating && <CreateDialog {...{ api, site, type }} onClose={() => setCreating(false)} />}
    </main>
  )
}

/** `/` searches, `n` makes a new entry: where nothing is typed into. */
function useListKeys(create: () => void): void {
  useWindowEvent(['keydown'], (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (letterOf(event) === '/') document.getElementById('list-search')?.focus()
    else if (letterOf(event) === 'n') create()
    else return
    event.preventDefault()
  })
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]') !== null
