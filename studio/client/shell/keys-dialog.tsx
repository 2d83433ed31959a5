import { keyName } from '../input/keys.ts'
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
    ['Mod I, Mod B, Mod K', texts.keyMarks],
    ['Mod Alt 0, Mod Alt 2–6', `${texts.paragraph}, ${texts.headingOf({ level: '2–6' })}`],
    ['Mod Shift 7–9', `${texts.numberedList}, ${texts.bulletList}, ${texts.quotation}`],
    ['Mod ], Mod [', texts.keyIndent],
    ['Alt F10', texts.keyTools],
    ['Esc', texts.close],
    ['?', texts.keys],
  ] as const
  return (
    <Dialog title={texts.keys} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{keyName(key)}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
