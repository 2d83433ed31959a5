import { Dialog } from '../parts/dialog.tsx'
import { useTexts } from '../parts/texts.tsx'

/** All keys of the studio. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts()
  const keys = [
    ['Ctrl K', texts.quickOpen],
    ['/', texts.searchEntries],
    ['n', texts.newEntry],
    ['↑ ↓', texts.keyThrough],
    ['Enter', texts.keyOpen],
    ['Ctrl J', texts.goToField],
    ['Ctrl Z', texts.undo],
    ['Ctrl Shift Z', texts.redo],
    ['Ctrl S', texts.keySave],
    ['Alt ↑ / Alt ↓', texts.keyMove],
    ['Alt Enter', texts.keyInsert],
    ['Ctrl Enter', texts.toPublish],
    ['Ctrl Alt M', texts.keyComment],
    ['Ctrl Shift H', texts.history],
    ['Ctrl \\', texts.keySide],
    ['Ctrl I, Ctrl B, Ctrl K', texts.keyMarks],
    ['Esc', texts.close],
    ['?', texts.keys],
  ] as const
  return (
    <Dialog title={texts.keys} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
