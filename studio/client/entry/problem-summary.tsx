import { useEffect, useRef } from 'react'
import { ProblemLines, type ProblemLinesProps } from '../form/problem-lines.tsx'
import type { ProblemStore } from '../form/problems.ts'
import { announce } from '../parts/announce.ts'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'

interface ProblemSummaryProps extends Omit<ProblemLinesProps, 'problems'> {
  problems: ProblemStore
}

/** Everything that is wrong with the entry, each leading to its field. */
export function ProblemSummary({ problems, ...around }: ProblemSummaryProps) {
  const texts = useTexts()
  const all = useStore(problems, (state) => state.all)
  const errors = all.filter(({ severity }) => severity === 'error').length
  const told = useRef(errors)
  useEffect(() => {
    if (errors !== told.current) announce(errors === 0 ? texts.noErrors : texts.errors({ count: errors }))
    told.current = errors
  }, [errors, texts])
  if (all.length === 0) return null
  return (
    <details className="problem-summary" open={errors > 0 && all.length <= 5}>
      <summary>
        {errors > 0 && <strong className="count-errors">{texts.errors({ count: errors })}</strong>}{' '}
        {all.length > errors && (
          <span className="count-warnings">{texts.warnings({ count: all.length - errors })}</span>
        )}
      </summary>
      <ProblemLines problems={all} {...around} />
    </details>
  )
}
