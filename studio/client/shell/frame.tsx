import { useEffect, useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import { AwayNotice } from '../away/away-notice.tsx'
import { Loading, later } from '../away/later.tsx'
import { followHere, HereProvider } from '../here/here.ts'
import { keyName, letterOf } from '../input/keys.ts'
import { useWindowEvent } from '../input/use-window-event.ts'
import { AttentionPage } from '../list/attention-page.tsx'
import { isTyping, ListPage } from '../list/list-page.tsx'
import { isInDialog } from '../parts/dialog.tsx'
import { useTexts } from '../parts/texts.tsx'
import { PersonMenu } from '../people/person-menu.tsx'
import { useNoStrayDrops } from '../pictures/use-file-drop.ts'
import { leaveBy } from '../route/leaving.ts'
import { addressOf, useRoute } from '../route/route.ts'
import { RouteLink } from '../route/route-link.tsx'
import { Navigation } from './navigation.tsx'
import { QuickOpen } from './quick-open.tsx'

/** The form is a script of its own: the list is there before it. Whoever reads the list opens an entry next. */
const loadEntryPage = () => import('../entry/entry-page.tsx')
const EntryPage = later(async () => (await loadEntryPage()).EntryPage, Loading)
const ComingPage = later(async () => (await import('../schedule/coming-page.tsx')).ComingPage, Loading)
const BlocksPage = later(async () => (await import('../usage/blocks-page.tsx')).BlocksPage, Loading)
const FilesPage = later(async () => (await import('../files/files-page.tsx')).FilesPage, Loading)
const SettingsPage = later(async () => (await import('../settings/settings-page.tsx')).SettingsPage, Loading)
const PeoplePage = later(async () => (await import('../people/people-page.tsx')).PeoplePage, Loading)
const KeysDialog = later(async () => (await import('./keys-dialog.tsx')).KeysDialog)
const LOAD_AFTER = 300

/** Shows what is around every view, and asks who else is here. */
export function Frame(props: { api: Api; site: Site }) {
  const { api } = props
  const [here] = useState(() => followHere(api))
  useEffect(() => here.stop, [here])
  return (
    <HereProvider value={here}>
      <Views {...props} />
    </HereProvider>
  )
}

/** Name, search, notices, navigation, the view of the address, and keys. */
function Views({ api, site }: { api: Api; site: Site }) {
  const texts = useTexts()
  const route = useRoute()
  const [dialog, setDialog] = useState<'open' | 'keys'>()
  useNoStrayDrops()
  useEffect(() => {
    // One that cannot be loaded says so when it is needed.
    const timer = setTimeout(() => loadEntryPage().catch(() => undefined), LOAD_AFTER)
    return () => clearTimeout(timer)
  }, [])
  useWindowEvent(['keydown'], (event) => {
    if (event.altKey) return
    if ((event.ctrlKey || event.metaKey) && letterOf(event) === 'k') {
      // Nothing lies over a question, and nobody goes past it.
      if (!isInDialog(event.target)) setDialog('open')
    } else if (letterOf(event) === '?' && !isTyping(event.target)) setDialog('keys')
    else return
    event.preventDefault()
  })
  return (
    <div className="frame" data-view={route.view}>
      <a className="skip-link" href="#main">
        {texts.skip}
      </a>
      <header className="top">
        <RouteLink className="name" to={{ view: 'list' }}>
          {texts.studioOf({ name: site.name })}
        </RouteLink>
        <button type="button" className="types-button" popoverTarget="types">
          {texts.contentTypes}
        </button>
        <button type="button" className="search-button" onClick={() => setDialog('open')}>
          {texts.quickOpen} <kbd>{keyName('Mod K')}</kbd>
        </button>
        <button type="button" className="quiet" onClick={() => setDialog('keys')}>
          {texts.keys} <kbd>?</kbd>
        </button>
        {site.languages && (
          <nav aria-label={texts.languages}>
            <ul className="languages">
              {site.languages.map(({ tag, label, base }) => (
                <li key={tag}>
                  <a
                    href={addressOf(route, base)}
                    lang={tag}
                    aria-current={tag === site.written ? 'true' : undefined}
                    onClick={leaveBy}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {site.way !== 'token' && <PersonMenu api={api} site={site} />}
      </header>
      <Notices api={api} site={site} />
      {route.view !== 'entry' && <Navigation site={site} route={route} />}
      {route.view === 'list' && <ListPage key={route.type ?? ''} api={api} site={site} filters={route} />}
      {route.view === 'attention' && <AttentionPage api={api} />}
      {route.view === 'files' && <FilesPage api={api} site={site} filters={route} />}
      {route.view === 'coming' && <ComingPage api={api} site={site} />}
      {route.view === 'blocks' && <BlocksPage api={api} site={site} />}
      {route.view === 'settings' && <SettingsPage api={api} site={site} route={route} />}
      {route.view === 'people' && <PeoplePage api={api} site={site} />}
      {route.view === 'entry' && (
        <EntryPage
          key={`${route.ref.type}/${route.ref.uid}`}
          api={api}
          site={site}
          reference={route.ref}
          field={route.field}
        />
      )}
      {dialog === 'open' && <QuickOpen api={api} site={site} onClose={() => setDialog(undefined)} />}
      {dialog === 'keys' && <KeysDialog onClose={() => setDialog(undefined)} />}
    </div>
  )
}

/** Shows what is to be known of the whole site: that it is a copy, that nothing can be written, that the network or the database is away. */
function Notices({ api, site }: { api: Api; site: Site }) {
  const texts = useTexts()
  const [isOffline, setOffline] = useState(!navigator.onLine)
  useWindowEvent(['online', 'offline'], () => setOffline(!navigator.onLine))
  return (
    <aside className="notices" aria-label={texts.notices}>
      {site.notice && <p>{site.notice}</p>}
      {site.readOnly && (
        <p>
          {site.readOnly.reason}{' '}
          {site.readOnly.link && (
            <a href={site.readOnly.link} target="_blank" rel="noreferrer">
              {texts.openEditor}
            </a>
          )}
        </p>
      )}
      <AwayNotice {...{ api, site }} />
      {isOffline && <p role="alert">{texts.offline}</p>}
    </aside>
  )
}
