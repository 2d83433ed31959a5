import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import type { SettingsName } from '../api/settings.ts'
import { useTexts } from '../parts/texts.tsx'
import type { Route } from '../route/route.ts'
import { RouteLink } from '../route/route-link.tsx'
import { InstitutionPart } from './institution-part.tsx'
import { RedirectsPart } from './redirects-part.tsx'
import './settings.css'
import { TextsPart } from './texts-part.tsx'

interface SettingsPageProps {
  api: Api
  site: Site
  route: Extract<Route, { view: 'settings' }>
}

/** The settings of the institution, the texts of its site, and its redirects: for administrators. */
export function SettingsPage({ api, site, route }: SettingsPageProps) {
  const texts = useTexts()
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
      {part === 'redirects' && <RedirectsPart {...{ api, site }} words={q ?? ''} />}
    </main>
  )
}
