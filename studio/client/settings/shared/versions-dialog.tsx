import type { Site, Version } from '../../api/contract.ts'
import { useVersions } from '../../history/use-versions.ts'
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
  /** Loads the file anew. */
  reload(): void
  onClose(): void
}

/** Versions of a file that configures the site: when, by whom, and what was said; any of them can come back. */
export function VersionsDialog({ api, site, name, file, reload, onClose }: VersionsDialogProps) {
  const texts = useSettingsTexts()
  const { versions, error, loadMore } = useVersions((before) => api.settingsVersions(name, before), file.hash)
  const { error: problem, during } = useDoing()
  const restore = (version: Version) =>
    during(async () => {
      // Somebody else may have changed the file: whoever tries again has it as it is now.
      await api.restoreSettings(name, version.id, file.hash).finally(reload)
      announce(texts.broughtBack({ when: whenText(version, site) }))
      onClose()
    })
  const failure = problem ?? error
  return (
    <Dialog title={texts.settingsVersionsOf({ file: file.path })} size="list" onClose={onClose}>
      {failure !== undefined && <Failure error={failure} />}
      {!versions && !error && <p role="status">{texts.loading}</p>}
      {versions?.length === 0 && <p className="nothing">{texts.nothingYet}</p>}
      <ul className="settings-versions">
        {versions?.map((version) => (
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
      {loadMore && (
        <button type="button" className="quiet" onClick={loadMore}>
          {texts.olderVersions}
        </button>
      )}
    </Dialog>
  )
}
