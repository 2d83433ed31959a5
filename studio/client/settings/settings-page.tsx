import { useMemo } from 'react'
import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import type { Route } from '../route/route.ts'
import { RouteLink } from '../route/route-link.tsx'
import { InstitutionPart } from './institution/institution-part.tsx'
import { RedirectsPart } from './redirects/redirects-part.tsx'
import { type SettingsApi, type SettingsName, settingsApi } from './shared/api.ts'
import { SettingsTextsProvider, settingsTexts, useSettingsTexts } from './shared/texts.ts'
import './settings.css'
import { TextsPart } from './texts-part.tsx'

interface SettingsPageProps {
  api: Api
  site: Site
  route: Extract<Route, { view: 'settings' }>
}

/** Brings the texts of the settings along. */
export function SettingsPage(props: SettingsPageProps) {
  const { language } = props.site
  const own = useMemo(() => settingsTexts(language), [language])
  const api = useMemo(() => ({ ...props.api, ...settingsApi(props.api) }), [props.api])
  return (
    <SettingsTextsProvider value={own}>
      <Page {...props} api={api} />
    </SettingsTextsProvider>
  )
}

/** The settings of the institution, the texts of its site, and its redirects: for administrators. */
function Page({ api, site, route }: SettingsPageProps & { api: SettingsApi }) {
  const texts = useSettingsTexts()
  const { part, q } = route
  const names: Readonly<Record<SettingsName, string>> = {
    institution: texts.settingsInstitution,
    texts: texts.settingsTexts,
    redirects: texts.settingsRedirects,
  }
  return (
    <main className="settings" id="main" tabIndex={-1}>
      <header className="settings-head">
        <h1>{texts.settings}</h1>
        <nav aria-label={texts.settingsParts}>
          {(Object.keys(names) as SettingsName[]).map((name) => (
            <RouteLink
              key={name}
              to={{ view: 'settings', part: name }}
              aria-current={name === part ? 'page' : undefined}
            >
              {names[name]}
            </RouteLink>
          ))}
        </nav>
      </header>
      {part === 'institution' && <InstitutionPart {...{ api, site }} />}
      {part === 'texts' && <TextsPart {...{ api, site }} />}
      {part === 'redirects' && <RedirectsPart {...{ api, site, q }} />}
    </main>
  )
}
