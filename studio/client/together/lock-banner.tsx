import { useEffect, useRef, useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import { isChanged, type Session } from '../entry/session/session.ts'
import type { Opening } from '../here/here.ts'
import { momentText } from '../model/moment-text.ts'
import { announce } from '../parts/announce.ts'
import { Dialog } from '../parts/dialog.tsx'
import { DialogFoot, useDoing } from '../parts/dialog-foot.tsx'
import { Failure } from '../parts/failure.tsx'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import { letGo } from './follow-others.ts'

interface LockBannerProps {
  session: Session
  opening: Opening
  api: Api
  site: Pick<Site, 'language' | 'timeZone'>
  /** When the draft is published by itself, where that is why it is read. */
  planned: string | false | undefined
}

/** Says why an entry is read, as where somebody else edits it, and lets whoever reads take over from them. */
export function LockBanner({ session, opening, api, site, planned }: LockBannerProps) {
  const texts = useTexts()
  const lock = useStore(session.state, (state) => state.lock)
  const isTaken = useStore(session.state, (state) => state.isTaken ?? false)
  const isUnsaved = useStore(session.state, isChanged)
  const [isAsking, setAsking] = useState(false)
  const { error, during } = useDoing()
  const { who, name = '', since = '' } = lock ?? {}
  const isElsewhere = who === 'other' || who === 'window'
  const when = momentText(since, site)
  const words =
    who === 'other'
      ? isTaken
        ? texts.lockTaken({ name, when })
        : texts.lockOther({ name, when })
      : who === 'window'
        ? texts.lockWindow({ when })
        : planned
          ? texts.lockPlanned({ when: momentText(planned, site) })
          : ''
  const told = useRef({ words: '', isElsewhere: false })
  useEffect(() => {
    if (words === told.current.words) return
    const wasElsewhere = told.current.isElsewhere
    told.current = { words, isElsewhere }
    if (words) announce(words)
    else if (wasElsewhere) announce(texts.lockFree)
  }, [words, isElsewhere, texts])
  const run = async (work: () => Promise<unknown>) => {
    await during(work)
    // The button that was pressed goes.
    document.getElementById('main')?.focus()
  }
  if (words === '') return null
  return (
    <aside className="lock-banner" data-who={who} aria-label={isElsewhere ? texts.lockedBy : undefined}>
      <p>{words}</p>
      {who === 'other' && isUnsaved && <p>{texts.lockUnsaved}</p>}
      {error !== undefined && <Failure error={error} />}
      {(who === 'other' || (planned && isUnsaved)) && (
        <p className="lock-actions">
          {who === 'other' && (
            <button type="button" onClick={() => setAsking(true)}>
              {texts.takeOver}
            </button>
          )}
          {isUnsaved && (
            <button type="button" className="quiet" onClick={() => void run(() => letGo(session, api))}>
              {texts.letGo}
            </button>
          )}
        </p>
      )}
      {isAsking && (
        <Dialog title={texts.takeOverTitle({ name })} isAlert onClose={() => setAsking(false)}>
          <p>{texts.takeOverHelp({ name })}</p>
          <DialogFoot
            label={texts.takeOver}
            run={() => {
              setAsking(false)
              void run(() => opening.takeOver())
            }}
            onClose={() => setAsking(false)}
          />
        </Dialog>
      )}
    </aside>
  )
}
