import type { Site, Version } from '../../api/contract.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { madeText, whenText } from '../../history/version-words.ts'
import { announce } from '../../parts/announce.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { useDoing } from '../../parts/dialog-foot.tsx'
import { Failure } from '../../parts/failure.tsx'
import type { SettingsApi, SettingsName } from './api.ts'
import { useSettingsTexts } from './texts.ts'

interface VersionsDialogProps {
  api: SettingsApi
  site: Site
  name: SettingsName
  file: { path: string; hash: string | null }
  onRestored(): void
  onClose(): void
}

/** Versions of a file that configures the site: when, by whom, and what was said; any of them can come back. */
export function VersionsDialog({ api, site, name, file, onRestored, onClose }: VersionsDialogProps) {
  const texts = useSettingsTexts()
  const { value, error } = useLoaded(name, () => api.settingsVersions(name))
  const { error: problem, during } = useDoing()
  const restore = (version: Version) =>
    during(async () => {
      await api.restoreSettings(name, version.id, file.hash)
      announce(texts.broughtBack({ when: whenText(version, site) }))
      onRestored()
      onClose()
    })
  const failure = problem ?? error
  return (
    <Dialog title={texts.settingsVersionsOf({ file: file.path })} size="list" onClose={onClose}>
      {failure !== undefined && <Failure error={failure} />}
      {!value && !error && <p role="status">{texts.loading}</p>}
      {value?.versions.length === 0 && <p className="nothing">{texts.nothingYet}</p>}
      <ul className="settings-versions">
        {value?.versions.map((version) => (
          <li key={version.id}>
            <span>
              {whenText(version, site)}, {madeText(texts, version)}
              {version.note && <span className="version-note"> {version.note}</span>}
            </span>
            {version.hash === file.hash ? (
              <strong>{texts.isNow}</strong>
            ) : (
              version.hash !== null && (
                <button
                  type="button"
                  aria-label={`${texts.bringBack}: ${whenText(version, site)}`}
                  onClick={() => void restore(version)}
                >
                  {texts.bringBack}
                </button>
              )
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
