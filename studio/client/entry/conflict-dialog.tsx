import { useMemo, useState } from 'react'
import type { WireObject } from '../api/contract.ts'
import { merged, mergeFields, type Side } from '../model/compare/merge.ts'
import { Dialog } from '../parts/dialog.tsx'
import { DialogFoot } from '../parts/dialog-foot.tsx'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import { ValueWords } from '../publish/value-words.tsx'
import type { Saver } from './session/saving.ts'
import { presentOf, type Session } from './session/session.ts'

interface ConflictDialogProps {
  session: Session
  saver: Saver
  onClose(): void
}

/** Shows what somebody else saved meanwhile beside one's own, field by field; nothing is saved before each is decided. */
export function ConflictDialog({ session, saver, onClose }: ConflictDialogProps) {
  const texts = useTexts()
  const mine = useStore(session.state, presentOf)
  const stored = useStore(session.state, (state) => state.stored)
  const conflict = useStore(session.state, (state) => state.conflict)
  const theirs = useMemo(() => (conflict ? (JSON.parse(conflict.body) as WireObject) : {}), [conflict])
  const rows = useMemo(() => mergeFields(session.schema.fields, stored, mine, theirs), [session, stored, mine, theirs])
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (key: string, proposed: Side | undefined) => chosen[key] ?? proposed
  const isDecided = rows.every(({ key, proposed }) => sideOf(key, proposed) !== undefined)
  const apply = () => {
    const sides = new Map(rows.map(({ key, proposed }) => [key, sideOf(key, proposed) ?? 'mine'] as const))
    const value = merged(mine, theirs, sides)
    session.state.set(({ conflict: _, ...before }) => ({
      ...before,
      stored: theirs,
      hash: conflict?.hash,
      saving: 'waiting',
    }))
    session.replace(value)
    void saver.now()
    onClose()
  }
  return (
    <Dialog title={texts.conflictTitle} size="wide" isAlert onClose={onClose}>
      <p>{texts.conflictHelp}</p>
      <table className="conflict">
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.mine}</th>
            <th scope="col">{texts.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, proposed, mine: own, theirs: other }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {(['mine', 'theirs'] as const).map((side) => (
                <td key={side}>
                  <label>
                    <input
                      type="radio"
                      name={`conflict-${key}`}
                      checked={sideOf(key, proposed) === side}
                      onChange={() => setChosen({ ...chosen, [key]: side })}
                    />
                    <ValueWords value={side === 'mine' ? own : other} />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DialogFoot
        label={texts.saveMerged}
        isDisabled={!isDecided}
        run={apply}
        onClose={onClose}
        closeLabel={texts.later}
      />
    </Dialog>
  )
}
