import { useState } from 'react'
import { ProblemList } from '../../form/field-row.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { DialogFoot, useDoing } from '../../parts/dialog-foot.tsx'
import { Failure } from '../../parts/failure.tsx'
import type { TriedRedirects } from '../shared/api.ts'
import { useSettingsTexts } from '../shared/texts.ts'
import type { RedirectDialogProps } from './redirect-dialog.tsx'

/** Takes many redirects as lines of text: first what they would change is shown, then they are written. */
export function PasteDialog({ api, save, onClose }: RedirectDialogProps) {
  const texts = useSettingsTexts()
  const [lines, setLines] = useState('')
  const [found, setFound] = useState<{ of: string; tried: TriedRedirects }>()
  const tried = found?.of === lines ? found.tried : undefined
  const { isBusy, error, during } = useDoing()
  const look = () => during(async () => setFound({ of: lines, tried: await api.tryRedirects({ lines }) }))
  const take = ({ added, changed, hash }: TriedRedirects) => {
    const said = texts.redirectsTaken({ count: added + changed })
    // Where they are refused, they may change something else by now.
    return during(() => save({ lines }, said, hash).finally(() => setFound(undefined)))
  }
  const isNothing = !tried || tried.added + tried.changed + tried.removed === 0
  return (
    <Dialog title={texts.pasteRedirects} size="wide" onClose={onClose} isAlert>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void (tried ? take(tried) : look())
        }}
      >
        <p className="help">{texts.pasteHelp}</p>
        <label className="stacked">
          {texts.redirectLines}
          <textarea
            autoFocus
            className="lines-of-redirects"
            rows={8}
            spellCheck={false}
            placeholder={'/former, /visit'}
            value={lines}
            onChange={({ target }) => setLines(target.value)}
          />
        </label>
        {error !== undefined && <Failure error={error} />}
        <div role="status">{tried && <Tried tried={tried} />}</div>
        <DialogFoot
          label={tried ? texts.takeRedirects : texts.tryRedirects}
          isBusy={isBusy}
          isDisabled={lines.trim() === '' || (tried && (isNothing || tried.errors > 0))}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}

/** What lines would change, and what is wrong with them. */
function Tried({ tried }: { tried: TriedRedirects }) {
  const texts = useSettingsTexts()
  const { added, changed, same, rows, problems, errors, warnings, unread } = tried
  const total = added + changed
  return (
    <div className="tried">
      <p>
        {[
          texts.addedRedirects({ count: added }),
          texts.changedRedirects({ count: changed }),
          texts.sameRedirects({ count: same }),
          ...(errors > 0 ? [texts.errors({ count: errors })] : []),
          ...(warnings > 0 ? [texts.warnings({ count: warnings })] : []),
        ].join(' · ')}
      </p>
      {unread.length > 0 && (
        <p className="wrong">{texts.unreadLines({ count: unread.length, lines: unread.join(', ') })}</p>
      )}
      <ul className="tried-rows">
        {rows.map(({ from, was, to }) => (
          <li key={from}>
            <code>{from}</code> → <code>{to}</code>
            {was !== null && <span className="help"> {texts.wasLedTo({ to: String(was) })}</span>}
            <ProblemList id={`${from}-tried`} problems={problems.filter(({ field }) => field === from)} />
          </li>
        ))}
      </ul>
      {rows.length < total && <p className="help">{texts.firstOfMany({ count: rows.length })}</p>}
    </div>
  )
}
