import { type ReactNode, useState } from 'react'
import { useTexts } from './texts.tsx'

/** Does one thing at a time, and knows that it is being done, or why it was not. */
export function useDoing() {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const during = async (work: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    await work().catch(setError)
    setBusy(false)
  }
  return { isBusy, error, during }
}

interface DialogFootProps {
  /** Says what is done. */
  label: string
  isDisabled?: boolean | undefined
  /** It is being done. */
  isBusy?: boolean
  /** Something is lost by it. */
  isDangerous?: boolean
  /** Does it; absent: the form around is submitted. */
  run?: () => void
  /** Another way out. */
  also?: ReactNode
  onClose(): void
  /** Says what closing means; default: cancel. */
  closeLabel?: string
}

/** The two ways out of a dialog: doing it, and leaving it. */
export function DialogFoot(props: DialogFootProps) {
  const { label, isDisabled, isBusy, isDangerous, run, also, onClose, closeLabel } = props
  const texts = useTexts()
  return (
    <footer className="dialog-foot">
      <button
        type={run ? 'button' : 'submit'}
        className={isDangerous ? 'dangerous' : 'main'}
        disabled={isDisabled}
        aria-disabled={isBusy || undefined}
        onClick={run}
      >
        {label}
      </button>
      {also}
      <button type="button" onClick={onClose}>
        {closeLabel ?? texts.cancel}
      </button>
      <span className="help" role="status">
        {isBusy && texts.saving}
      </span>
    </footer>
  )
}
