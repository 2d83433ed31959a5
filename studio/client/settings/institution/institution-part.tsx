import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { Site } from '../../api/contract.ts'
import { toolsOf } from '../../entry/entry-page.tsx'
import { ProblemSummary } from '../../entry/problem-summary.tsx'
import { isChanged, presentOf } from '../../entry/session/session.ts'
import { useKeys } from '../../entry/use-entry-keys.ts'
import { EntryForm } from '../../form/entry-form.tsx'
import { focusField } from '../../form/focus-field.ts'
import type { Path } from '../../model/path.ts'
import { announce } from '../../parts/announce.ts'
import { Failure } from '../../parts/failure.tsx'
import { createStore, useStore } from '../../parts/store.ts'
import type { PageFacts } from '../../preview/page-facts.ts'
import { FormToolsProvider } from '../../tools/tools.tsx'
import type { SettingsApi } from '../shared/api.ts'
import { useSettingsTexts } from '../shared/texts.ts'
import { VersionsDialog } from '../shared/versions-dialog.tsx'
import { controlOf } from './control-of.ts'
import { type OpenedSettings, type SavedInstitution, saveInstitution, useInstitution } from './use-institution.ts'

interface InstitutionPartProps {
  api: SettingsApi
  site: Site
}

/** `institution.json` as a form, by institution and area. */
export function InstitutionPart({ api, site }: InstitutionPartProps) {
  const texts = useSettingsTexts()
  const { opened, value, error, reload } = useInstitution(api)
  const [isLooking, setLooking] = useState(false)
  const form = opened?.session.state.get()
  const versions = (
    <button type="button" onClick={() => setLooking(true)}>
      {texts.settingsVersions}
    </button>
  )
  return (
    <>
      <p className="help">{texts.settingsHelp}</p>
      {error !== undefined && <Failure error={error} retry={reload} />}
      {!value && !error && <p role="status">{texts.loading}</p>}
      {value?.value === null && (
        <>
          <p role="alert">{texts.settingsUnreadable({ file: value.path })}</p>
          <p>{versions}</p>
          <pre>{value.body}</pre>
        </>
      )}
      {opened && <InstitutionForm key={opened.settings.hash} {...{ api, site, opened }} beside={versions} />}
      {isLooking && value && (
        <VersionsDialog
          {...{ api, site, name: 'institution', reload }}
          // The form may have been saved since, or hold what was written into an earlier file.
          file={{ path: value.path, hash: form?.conflict?.hash ?? form?.hash ?? value.hash }}
          onClose={() => setLooking(false)}
        />
      )}
    </>
  )
}

interface InstitutionFormProps extends InstitutionPartProps {
  opened: OpenedSettings
  beside: ReactNode
}

function InstitutionForm({ api, site, opened, beside }: InstitutionFormProps) {
  const texts = useSettingsTexts()
  const { session, settings } = opened
  const { fields, groups } = settings
  const value = useStore(session.state, presentOf)
  const hasChanges = useStore(session.state, isChanged)
  const [note, setNote] = useState('')
  const [error, setError] = useState<unknown>()
  const [saved, setSaved] = useState<SavedInstitution>()
  const [isSaving, setSaving] = useState(false)
  const running = useRef<Promise<boolean>>(undefined)
  const tools = useMemo(() => {
    const around = { api, site, facts: createStore<PageFacts | undefined>(undefined), isMovedBy: 0, isReadOnly: false }
    return { ...toolsOf(session, around), controlOf }
  }, [session, site, api])
  const focus = useCallback((path: Path) => focusField(tools.open, tools.root(), path), [tools])
  const save = async () => {
    // What is written while it is being saved is saved after it, unless there is something to look at.
    while (running.current) if (!(await running.current)) return
    if (isChanged(session.state.get())) running.current = saveNow()
  }
  const saveNow = async (): Promise<boolean> => {
    setSaving(true)
    setError(undefined)
    setSaved(undefined)
    try {
      const done = await saveInstitution(api, session, note)
      setSaved(done)
      setNote((now) => (now === note ? '' : now))
      announce(done === 'saved' ? texts.settingsSaved : texts.bothSettings)
      return done === 'saved'
    } catch (problem) {
      setError(problem)
      return false
    } finally {
      running.current = undefined
      setSaving(false)
    }
  }
  useKeys({ undo: session.undo, redo: session.redo, save: () => hasChanges && void save() })
  return (
    <FormToolsProvider value={tools}>
      <form
        className="settings-bar"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <button type="submit" className="main" disabled={!hasChanges}>
          {texts.saveSettings}
        </button>
        <input
          aria-label={texts.noteOfSettings}
          placeholder={texts.noteOfSettings}
          value={note}
          maxLength={500}
          onChange={({ target }) => setNote(target.value)}
        />
        {hasChanges && (
          <button type="button" onClick={() => session.replace(session.state.get().stored)}>
            {texts.discardSettings}
          </button>
        )}
        {beside}
        <span className="saving" role="status">
          {isSaving ? texts.saving : hasChanges ? texts.unsavedSettings : saved === 'saved' ? texts.settingsSaved : ''}
        </span>
      </form>
      {error !== undefined && <Failure error={error} />}
      {saved !== undefined && saved !== 'saved' && hasChanges && <Both conflicts={saved.conflicts} />}
      <div className="settings-form">
        <nav className="settings-groups" aria-label={texts.settings}>
          {groups.map((name) => (
            <a key={name} href={`#${name}`} onClick={(event) => showPart(event, name)}>
              {name}
            </a>
          ))}
        </nav>
        <div>
          <ProblemSummary problems={session.problems} focus={focus} schema={session.schema} root={tools.root} />
          <EntryForm fields={fields} groups={groups} system={SYSTEM} value={value} />
        </div>
      </div>
    </FormToolsProvider>
  )
}

/** What text editors write into the file, and nothing reads. */
const SYSTEM = ['$schema']

function showPart(event: { preventDefault(): void }, name: string): void {
  event.preventDefault()
  const part = document.querySelector<HTMLElement>(`.settings [data-part="${CSS.escape(name)}"]`)
  if (!part) return
  part.tabIndex = -1
  part.focus({ preventScroll: true })
  part.scrollIntoView({ block: 'start' })
}

/** Names what somebody else has changed, too. */
function Both({ conflicts }: Exclude<SavedInstitution, 'saved'>) {
  const texts = useSettingsTexts()
  if (conflicts.length === 0) return <p role="alert">{texts.bothSettings}</p>
  return (
    <div role="alert">
      <p>{texts.sameSettings}</p>
      <ul>
        {conflicts.map(({ labels, theirs }) => (
          <li key={labels.join()}>
            {texts.theySettings({ name: labels.join(' › '), value: JSON.stringify(theirs ?? null) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
