import { useMemo, useState } from 'react'
import type { WireObject } from '../api/contract.ts'
import { mergeFields, type Side } from '../model/compare/merge.ts'
import { Dialog } from '../parts/dialog.tsx'
import { DialogFoot } from '../parts/dialog-foot.tsx'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import { ValueWords } from '../publish/value-words.tsx'
import { lookAgain, makeAgain, settle } from './session/conflicts.ts'
import type { Saver } from './session/saving.ts'
import { presentOf, readValue, type Session } from './session/session.ts'

interface ConflictDialogProps {
  session: Session
  saver: Saver
  onClose(): void
}

/** Shows what somebody else saved meanwhile beside one's own, field by field; nothing is saved before each is decided. */
export function ConflictDialog({ session, saver, onClose }: ConflictDialogProps) {
  const texts = useTexts()
  const conflict = useStore(session.state, (state) => state.conflict)
  const theirs = useMemo(() => (conflict ? readValue(conflict) : {}), [conflict])
  if (!conflict || !theirs)
    return (
      <Dialog title={conflict ? texts.damaged : texts.goneTitle} isAlert onClose={onClose}>
        <p>{conflict ? texts.damagedHelp : texts.goneHelp}</p>
        <DialogFoot
          label={conflict ? texts.tryAgain : texts.makeAgain}
          closeLabel={texts.later}
          onClose={onClose}
          run={() => {
            if (conflict) lookAgain(session)
            else makeAgain(session)
            void saver.now()
            onClose()
          }}
        />
      </Dialog>
    )
  return <Choices {...{ session, saver, onClose, theirs }} hash={conflict.hash} />
}

interface ChoicesProps extends ConflictDialogProps {
  theirs: WireObject
  hash: string
}

function Choices({ session, saver, onClose, theirs, hash }: ChoicesProps) {
  const texts = useTexts()
  const mine = useStore(session.state, presentOf)
  const stored = useStore(session.state, (state) => state.stored)
  const rows = useMemo(() => mergeFields(session.schema.fields, stored, mine, theirs), [session, stored, mine, theirs])
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (key: string, proposed: Side | undefined) => chosen[key] ?? proposed
  const isDecided = rows.every(({ key, proposed }) => sideOf(key, proposed) !== undefined)
  const apply = () => {
    const sides = new Map(rows.map(({ key, proposed }) => [key, sideOf(key, proposed) ?? 'mine'] as const))
    settle(session, { theirs, hash, sides })
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
