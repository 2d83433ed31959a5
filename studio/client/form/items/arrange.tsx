import { useState } from 'react'
import type { Ref } from '../../api/contract.ts'
import { later } from '../../away/later.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useTexts } from '../../parts/texts.tsx'

const Order = later(async () => (await import('./order.tsx')).Order)

export interface ArrangeProps {
  label: string
  /** Names of the items, in their order. */
  items: readonly string[]
  /** The entries by whose uids they are known. */
  references?: readonly (Ref | undefined)[]
  move(from: number, to: number, name: string): void
}

/** Puts items into another order by dragging, with the mouse or by keys; each move is said. */
export function Arrange({ label, items, references, move }: ArrangeProps) {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        {texts.arrange}
      </button>
      {isOpen && (
        <Dialog title={texts.arrangeOf({ name: label })} size="list" onClose={() => setOpen(false)}>
          <p className="help">{texts.arrangeHelp}</p>
          <Order {...{ label, items, references, move }} />
        </Dialog>
      )}
    </>
  )
}
