import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Icon } from './icon.tsx'
import { useTexts } from './texts.tsx'

/** A dialog has its own keys. */
export const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.overlay') !== null

interface DialogProps {
  title: string
  /** `wide`: what is compared; `list`: what is searched; `full`: as much as there is. */
  size?: 'wide' | 'list' | 'full'
  onClose(): void
  children: ReactNode
  /** A decision is asked for: a click beside the dialog does not take it away. */
  isAlert?: boolean
}

/** A dialog over the page: keeps the focus, gives it back, closes with Escape. */
export function Dialog({ title, size, onClose, children, isAlert = false }: DialogProps) {
  const texts = useTexts()
  return (
    <ModalOverlay className="overlay" isOpen isDismissable={!isAlert} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className={`dialog ${size ?? ''}`}>
        <AriaDialog role={isAlert ? 'alertdialog' : 'dialog'}>
          <header className="dialog-head">
            <Heading slot="title">{title}</Heading>
            <button type="button" className="quiet" onClick={onClose} aria-label={texts.close}>
              <Icon name="close" />
            </button>
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
