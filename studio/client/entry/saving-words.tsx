import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import type { Saver } from './session/saving.ts'
import type { Session } from './session/session.ts'

interface SavingWordsProps {
  session: Session
  saver: Saver
  onResolve(): void
}

/** Says in words whether what is seen is on disk. */
export function SavingWords({ session, saver, onResolve }: SavingWordsProps) {
  const texts = useTexts()
  const saving = useStore(session.state, (state) => state.saving)
  const refusal = useStore(session.state, (state) => state.refusal)
  const hasDraft = useStore(session.state, (state) => state.hasDraft)
  const isRestored = useStore(session.state, (state) => state.isRestored)
  const words = {
    saved: hasDraft ? texts.savedDraft : texts.saved,
    waiting: texts.unsaved,
    saving: texts.saving,
    offline: texts.keptHere,
    conflict: texts.conflict,
    refused: refusal ? texts.refusedSave(refusal) : texts.notSaved,
  }[saving]
  return (
    <span className="saving" data-saving={saving}>
      <span role="status">
        {words}
        {isRestored && saving !== 'saved' && <> {texts.restored}</>}
      </span>
      {saving === 'conflict' && (
        <button type="button" onClick={onResolve}>
          {texts.resolve}
        </button>
      )}
      {(saving === 'offline' || saving === 'refused') && (
        <button type="button" onClick={() => void saver.now()}>
          {texts.tryAgain}
        </button>
      )}
    </span>
  )
}
