import { useState } from 'react'
import type { Site } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { Failure } from '../parts/failure.tsx'
import type { SettingsApi, SiteText, TextList } from './shared/api.ts'
import { useSettingsTexts } from './shared/texts.ts'
import { VersionsDialog } from './shared/versions-dialog.tsx'
import { TextRow } from './text-row.tsx'

/** So many are shown at first. */
const FEW = 100

/** The texts of the site by area, as they are delivered and as the institution says them. */
export function TextsPart({ api, site }: { api: SettingsApi; site: Site }) {
  const texts = useSettingsTexts()
  const { value, error, reload } = useLoaded('texts', () => api.texts())
  const [isLooking, setLooking] = useState(false)
  return (
    <>
      <p className="help">
        {texts.textsHelp} {value && texts.textsKept({ language: value.language, file: value.path })}
      </p>
      {error !== undefined && <Failure error={error} retry={reload} />}
      {!value && !error && <p role="status">{texts.loading}</p>}
      {value && !value.isReadable && <p role="alert">{texts.settingsUnreadable({ file: value.path })}</p>}
      {value && <Texts {...{ api, value, reload }} onVersions={() => setLooking(true)} />}
      {isLooking && value && (
        <VersionsDialog {...{ api, site, name: 'texts', reload }} file={value} onClose={() => setLooking(false)} />
      )}
    </>
  )
}

interface TextsProps {
  api: SettingsApi
  value: TextList
  reload(): void
  onVersions(): void
}

function Texts({ api, value, reload, onVersions }: TextsProps) {
  const texts = useSettingsTexts()
  const [words, setWords] = useState('')
  const [area, setArea] = useState('')
  const [isOwn, setOwn] = useState(false)
  const [isAll, setAll] = useState(false)
  const areas = [...new Set(value.texts.map((text) => text.area))].sort()
  const found = value.texts.filter(
    (text) => (!area || text.area === area) && (!isOwn || text.own !== undefined) && hasWords(text, words),
  )
  return (
    <>
      <search className="filters">
        <input
          type="search"
          aria-label={texts.searchTexts}
          placeholder={texts.searchTexts}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <select aria-label={texts.area} value={area} onChange={({ target }) => setArea(target.value)}>
          <option value="">{texts.everyArea}</option>
          {areas.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <label>
          <input type="checkbox" checked={isOwn} onChange={({ target }) => setOwn(target.checked)} />
          {texts.onlyOwnTexts}
        </label>
        <button type="button" onClick={onVersions}>
          {texts.settingsVersions}
        </button>
      </search>
      <p className="total" role="status">
        {texts.textCount({ count: found.length })}
      </p>
      <table className="settings-table">
        <thead>
          <tr>
            <th scope="col">{texts.textId}</th>
            <th scope="col">{texts.delivered}</th>
            <th scope="col">{texts.ownText}</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, isAll ? found.length : FEW).map((text) => (
            <TextRow key={text.id} {...{ api, text, list: value }} onSaved={reload} />
          ))}
        </tbody>
      </table>
      {!isAll && found.length > FEW && (
        <p>
          <button type="button" onClick={() => setAll(true)}>
            {texts.showAllTexts}
          </button>
        </p>
      )}
      {value.unknown.length > 0 && (
        <details>
          <summary>{texts.unknownTexts}</summary>
          <pre>{JSON.stringify(Object.fromEntries(value.unknown.map(({ id, own }) => [id, own])), null, 2)}</pre>
        </details>
      )}
    </>
  )
}

function hasWords({ id, delivered, own }: SiteText, words: string): boolean {
  const text = `${id} ${JSON.stringify(delivered)} ${own === undefined ? '' : JSON.stringify(own)}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
