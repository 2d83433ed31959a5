import { useEffect, useRef } from 'react'
import { announce } from '../parts/announce.ts'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import { SignInLink, useWayIn } from '../route/way-in.tsx'
import type { Saver } from './session/saving.ts'
import type { Session } from './session/session.ts'

interface SavingWordsProps {
  session: Session
  saver: Saver
  /** What it is compared with may not be saved. */
  isRead: boolean
  onResolve(): void
}

/** Says in words whether what is seen is on disk. */
export function SavingWords({ session, saver, isRead, onResolve }: SavingWordsProps) {
  const texts = useTexts()
  const saving = useStore(session.state, (state) => state.saving)
  const isDatabase = useStore(session.state, (state) => state.away === 'database')
  const refusal = useStore(session.state, (state) => state.refusal)
  const hasDraft = useStore(session.state, (state) => state.hasDraft)
  const isKept = useStore(session.state, (state) => state.isKept)
  const trouble = useStore(session.state, (state) => state.trouble)
  const isRestored = useStore(session.state, (state) => state.isRestored)
  const way = useWayIn()
  const words = {
    saved: hasDraft ? texts.savedDraft : texts.saved,
    waiting: texts.unsaved,
    saving: texts.saving,
    offline: isDatabase
      ? isKept
        ? texts.keptWithoutDatabase
        : texts.notKeptWithoutDatabase
      : isKept
        ? texts.keptHere
        : texts.notKept,
    signedOut: way === 'token' ? texts.sessionEnded : isKept ? texts.sessionOver : texts.sessionOverNotKept,
    conflict: texts.conflict,
    refused: refusal ? texts.refusedSave(refusal) : texts.notSaved,
  }[saving]
  const told = useRef(words)
  useEffect(() => {
    // Of what lasts a moment nobody is told while they write.
    if (saving === 'waiting' || saving === 'saving' || told.current === words) return
    told.current = words
    announce(words)
  }, [saving, words])
  return (
    <span className="saving" data-saving={saving}>
      <span>
        {words}
        {isRestored && saving !== 'saved' && <> {texts.restored}</>}
        {trouble && saving === 'saved' && <> {texts.notInHistory}</>}
      </span>
      {saving === 'conflict' && !isRead && (
        <button type="button" onClick={onResolve}>
          {texts.resolve}
        </button>
      )}
      {saving === 'signedOut' && <SignInLink isBeside={!isKept}>{texts.signIn}</SignInLink>}
      {(saving === 'offline' || saving === 'signedOut' || saving === 'refused') && (
        <button type="button" onClick={() => void saver.now()}>
          {texts.tryAgain}
        </button>
      )}
    </span>
  )
}
