import { useEffect, useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Site, TypeForm } from '../api/contract.ts'
import type { Saver } from '../entry/session/saving.ts'
import type { Session } from '../entry/session/session.ts'
import type { Path } from '../model/path.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Failure } from '../parts/failure.tsx'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import { Comparison } from './comparison.tsx'
import { NoteForm } from './note-form.tsx'
import { useVersions } from './use-versions.ts'
import { VersionList } from './version-list.tsx'
import { lastChangeText } from './version-words.ts'

export interface HistoryDialogProps {
  session: Session
  form: TypeForm
  saver: Saver
  api: Api
  site: Site
  focus(path: Path): void
  onClose(): void
}

/** Versions of an entry, what differs between them, and bringing one back. */
export function HistoryDialog({ session, form, saver, api, site, focus, onClose }: HistoryDialogProps) {
  const texts = useTexts()
  const hash = useStore(session.state, (state) => state.hash)
  const [isSaved, setSaved] = useState(false)
  // What is in the form is a version, too, before anything is compared with it.
  useEffect(() => {
    void saver.now().finally(() => setSaved(true))
  }, [saver])
  const load = (before?: number) => api.versions(session.ref, before)
  const { versions, trouble, error, reload, loadMore } = useVersions(load, isSaved ? hash : undefined)
  const [chosen, setChosen] = useState<number>()
  const at = Math.max(0, versions?.findIndex(({ id }) => id === chosen) ?? 0)
  const version = versions?.[at]
  return (
    <Dialog title={texts.historyOf({ title: session.state.get().row.title })} size="full" onClose={onClose}>
      <div className="history">
        <div className="history-side">
          {versions?.[0] && <p className="help">{lastChangeText(texts, versions[0], site)}</p>}
          {trouble && <p className="wrong">{texts.historyTrouble({ message: trouble.message })}</p>}
          {error !== undefined && <Failure error={error} retry={reload} />}
          {!versions && error === undefined && <p role="status">{texts.loading}</p>}
          {versions?.length === 0 && <p className="nothing">{texts.noVersions}</p>}
          {versions && (
            <VersionList {...{ versions, hash, site, loadMore }} chosen={version?.id} onChoose={setChosen} />
          )}
          {hash !== undefined && !site.readOnly && <NoteForm {...{ session, saver, api }} onNoted={reload} />}
        </div>
        {version && (
          <Comparison
            key={version.id}
            {...{ session, form, api, site, version, onClose }}
            previous={versions[at + 1]}
            isNewest={at === 0}
            focus={(path) => {
              onClose()
              // The dialog gives the focus back first.
              setTimeout(() => focus(path))
            }}
          />
        )}
      </div>
    </Dialog>
  )
}
