import { useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { DialogFoot } from '../parts/dialog-foot.tsx'
import { useTexts } from '../parts/texts.tsx'

/** Asks before an upload is dropped that goes on, or of which something was said in the form. */
export function useDropQuestion(isSending: boolean, close: () => void) {
  const texts = useTexts()
  const [isSaid, setSaid] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const stay = () => setAsking(false)
  const question = isAsking && (
    <Dialog title={texts.dropUpload} isAlert onClose={stay}>
      <DialogFoot label={texts.dropIt} isDangerous run={close} onClose={stay} closeLabel={texts.goOnWriting} />
    </Dialog>
  )
  return { question, leave: isSaid || isSending ? () => setAsking(true) : close, onChange: () => setSaid(true) }
}
