import type { Canvas } from '../api/contract.ts'
import { presentOf, type Session } from '../entry/session/session.ts'
import { ProblemLines } from '../form/problem-lines.tsx'
import type { Path } from '../model/path.ts'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'

/** Errors that are named where a page cannot be shown. */
const MOST = 3

interface CanvasNoticeProps {
  session: Session
  canvas: Canvas
  focus(path: Path): void
}

/** Says why the page is not, or not quite, that of the entry, with the fields that are to be mended. */
export function CanvasNotice({ session, canvas, focus }: CanvasNoticeProps) {
  const texts = useTexts()
  const problems = useStore(session.problems, (state) => state.all)
  const { path, reason, isShown, shownOn } = canvas
  const isLate = isShown === false
  if (path !== null && !isLate && !reason) return null
  if (path === null && !isLate)
    return (
      <p className="no-page" role="status">
        {isShown ? (reason ? texts.noAddress({ reason }) : texts.noPage) : texts.loading}{' '}
        {shownOn && texts.shownOn({ title: shownOn.title })}
      </p>
    )
  const errors = problems.filter(({ severity }) => severity === 'error').slice(0, MOST)
  return (
    <div className="no-page">
      <p>{path === null ? texts.cannotBeShown : isLate ? texts.lastShown : reason}</p>
      <ProblemLines
        problems={errors}
        {...{ focus }}
        schema={session.schema}
        root={() => presentOf(session.state.get())}
      />
    </div>
  )
}
