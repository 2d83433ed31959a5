import { useEffect, useState } from 'react'
import type { Site } from '../../api/contract.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { ProblemList } from '../../form/field-row.tsx'
import { useTypedWords } from '../../list/typed-words.ts'
import { announce } from '../../parts/announce.ts'
import { Failure } from '../../parts/failure.tsx'
import { RouteLink } from '../../route/route-link.tsx'
import type { Redirect, SettingsApi } from '../shared/api.ts'
import { useSettingsTexts } from '../shared/texts.ts'
import { VersionsDialog } from '../shared/versions-dialog.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { RedirectDialog, type RedirectDialogProps, RemoveDialog } from './redirect-dialog.tsx'

/** So many are shown at once, as the server sends them. */
const PAGE = 50

type Shown = { kind: 'new' | 'paste' | 'versions' } | { kind: 'change' | 'remove'; redirect: Redirect }

interface RedirectsPartProps {
  api: SettingsApi
  site: Site
  /** What is searched, as the address says it. */
  q?: string | undefined
}

/** Addresses that lead elsewhere: found, added, changed, taken out, and pasted many at once. */
export function RedirectsPart({ api, site, q = '' }: RedirectsPartProps) {
  const texts = useSettingsTexts()
  const [words, setWords] = useTypedWords({ view: 'settings', part: 'redirects', q })
  const [page, setPage] = useState({ q, from: 0 })
  const [shown, setShown] = useState<Shown>()
  const from = page.q === q ? page.from : 0
  const { value, error, reload } = useLoaded(`${q} ${from}`, (signal) => api.redirects(q, from, signal))
  useEffect(() => {
    // The only row of the last page may be gone.
    if (value?.rows.length === 0 && from > 0)
      setPage({ q, from: Math.max(0, Math.ceil(value.total / PAGE) - 1) * PAGE })
  }, [value, q, from])
  const close = () => setShown(undefined)
  const save: RedirectDialogProps['save'] = async (wanted, said, seen = value?.hash ?? null) => {
    // Somebody else may have changed the file: whoever saves again has it as it is now.
    await api.saveRedirects(wanted, seen).finally(reload)
    announce(said)
    close()
  }
  const dialog = value && { api, site, save, onClose: close }
  return (
    <>
      <p className="help">{texts.redirectsHelp}</p>
      <search className="filters">
        <input
          type="search"
          aria-label={texts.searchRedirects}
          placeholder={texts.searchRedirects}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <button type="button" className="main" disabled={!value?.isReadable} onClick={() => setShown({ kind: 'new' })}>
          {texts.addRedirect}
        </button>
        <button type="button" disabled={!value?.isReadable} onClick={() => setShown({ kind: 'paste' })}>
          {texts.pasteRedirects}
        </button>
        <button type="button" disabled={!value} onClick={() => setShown({ kind: 'versions' })}>
          {texts.settingsVersions}
        </button>
      </search>
      {error !== undefined && <Failure error={error} retry={reload} />}
      {value && !value.isReadable && <p role="alert">{texts.settingsUnreadable({ file: value.path })}</p>}
      <p className="total" role="status">
        {value ? texts.redirectCount({ count: value.total }) : texts.loading}
      </p>
      {value && value.rows.length > 0 && <RedirectTable rows={value.rows} show={setShown} />}
      {value && value.total > PAGE && (
        <p className="pages">
          <button type="button" disabled={from === 0} onClick={() => setPage({ q, from: Math.max(0, from - PAGE) })}>
            {texts.earlier}
          </button>
          <span>{texts.rangeOf({ from: from + 1, to: from + value.rows.length, total: value.total })}</span>
          <button type="button" disabled={value.next === null} onClick={() => setPage({ q, from: from + PAGE })}>
            {texts.later}
          </button>
        </p>
      )}
      {dialog && shown?.kind === 'new' && <RedirectDialog {...dialog} />}
      {dialog && shown?.kind === 'change' && <RedirectDialog {...dialog} redirect={shown.redirect} />}
      {dialog && shown?.kind === 'remove' && <RemoveDialog {...dialog} redirect={shown.redirect} />}
      {dialog && shown?.kind === 'paste' && <PasteDialog {...dialog} />}
      {value && shown?.kind === 'versions' && (
        <VersionsDialog {...{ api, site, name: 'redirects', reload }} file={value} onClose={close} />
      )}
    </>
  )
}

function RedirectTable({ rows, show }: { rows: readonly Redirect[]; show(shown: Shown): void }) {
  const texts = useSettingsTexts()
  return (
    <table className="settings-table redirects-table">
      <thead>
        <tr>
          <th scope="col">{texts.redirectFrom}</th>
          <th scope="col">{texts.redirectTo}</th>
          <th scope="col">{texts.madeBy}</th>
          <th scope="col">
            <span className="only-heard">{texts.changeRedirect}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((redirect) => {
          const { from, to, leftBy, problems } = redirect
          return (
            <tr key={from}>
              <th scope="row">
                <code>{from}</code>
              </th>
              <td>
                <code>{to}</code>
                <ProblemList id={`${from}-problems`} problems={problems} />
              </td>
              <td>
                {leftBy ? (
                  <RouteLink to={{ view: 'entry', ref: leftBy.ref }}>
                    {texts.leftByEntry({ name: leftBy.title })}
                  </RouteLink>
                ) : (
                  texts.madeByHand
                )}
              </td>
              <td className="row-actions">
                <button
                  type="button"
                  aria-label={texts.changeRedirectOf({ from })}
                  onClick={() => show({ kind: 'change', redirect })}
                >
                  {texts.changeText}
                </button>
                <button
                  type="button"
                  aria-label={texts.removeRedirectOf({ from })}
                  onClick={() => show({ kind: 'remove', redirect })}
                >
                  {texts.deleteEntry}
                </button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
