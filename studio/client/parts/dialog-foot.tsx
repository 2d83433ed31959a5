import { useTexts } from './texts.tsx'

interface DialogFootProps {
  /** Says what is done. */
  label: string
  isDisabled?: boolean | undefined
  /** Something is lost by it. */
  isDangerous?: boolean
  /** Does it; absent: the form around is submitted. */
  run?: () => void
  onClose(): void
  /** Says what closing means; default: cancel. */
  closeLabel?: string
}

/** The two ways out of a dialog: doing it, and leaving it. */
export function DialogFoot({ label, isDisabled, isDangerous, run, onClose, closeLabel }: DialogFootProps) {
  const texts = useTexts()
  return (
    <footer className="dialog-foot">
      <button
        type={run ? 'button' : 'submit'}
        className={isDangerous ? 'dangerous' : 'main'}
        disabled={isDisabled}
        onClick={run}
      >
        {label}
      </button>
      <button type="button" onClick={onClose}>
        {closeLabel ?? texts.cancel}
      </button>
    </footer>
  )
}
