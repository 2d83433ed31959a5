import { useMemo, useState } from 'react'
import type { WireObject } from '../api/contract.ts'
import { differences } from '../model/compare/difference.ts'
import { COUNTED } from '../model/compare/digest.ts'
import { merge, type Side } from '../model/compare/merge.ts'
import { Dialog } from '../parts/dialog.tsx'
import { DialogFoot } from '../parts/dialog-foot.tsx'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import { DifferenceList } from '../publish/difference-list.tsx'
import { ValueWords } from '../tools/value-words.tsx'
import { lookAgain, makeAgain, settle } from './session/conflicts.ts'
import type { Saver } from './session/saving.ts'
import { presentOf, readValue, type Session } from './session/session.ts'

interface ConflictDialogProps {
  session: Session
  saver: Saver
  onClose(): void
}

/**
 * Shows what both changed side by side, and what somebody else changed besides; nothing is saved before each is decided.
 */
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
  const { conflicts, value } = useMemo(
    () => merge(session.schema, stored, mine, theirs),
    [session, stored, mine, theirs],
  )
  const [chosen, setChosen] = useState<readonly Side[]>([])
  const isDecided = conflicts.every((_, index) => chosen[index] !== undefined)
  const others = useMemo(() => {
    const asMine = value(conflicts.map(() => 'mine'))
    return differences(session.schema, mine, asMine).filter(({ path }) => !COUNTED.has(String(path[0])))
  }, [session, mine, conflicts, value])
  const apply = () => {
    settle(session, { theirs, hash, value: value(chosen) })
    void saver.now()
    onClose()
  }
  return (
    <Dialog title={texts.conflictTitle} size="wide" isAlert onClose={onClose}>
      <p>{conflicts.length > 0 ? texts.conflictHelp : texts.conflictNone}</p>
      {conflicts.length > 0 && (
        <table className="conflict">
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.mine}</th>
              <th scope="col">{texts.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is chosen is known by its number
              <tr key={index}>
                <th scope="row">{one.labels.join(' › ')}</th>
                {(['mine', 'theirs'] as const).map((side) => (
                  <td key={side}>
                    <label>
                      <input
                        type="radio"
                        name={`conflict-${index}`}
                        checked={chosen[index] === side}
                        onChange={() => setChosen(conflicts.map((_, at) => (at === index ? side : chosen[at]) as Side))}
                      />
                      <ValueWords value={one[side]} />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others.length > 0 && (
        <section className="also-theirs">
          <h3>{texts.alsoTheirs}</h3>
          <DifferenceList found={others} />
        </section>
      )}
      <DialogFoot
        label={conflicts.length > 0 ? texts.saveMerged : texts.saveBoth}
        isDisabled={!isDecided}
        run={apply}
        onClose={onClose}
        closeLabel={texts.later}
      />
    </Dialog>
  )
}
