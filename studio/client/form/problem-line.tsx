import type { Problem } from '../api/contract.ts'
import { labelsAlong } from '../model/labels.ts'
import { type Path, readPath } from '../model/path.ts'
import type { EntrySchema } from '../model/schema.ts'
import { useTexts } from '../parts/texts.tsx'

export interface ProblemLineProps {
  problem: Problem
  schema: EntrySchema
  root(): unknown
  focus(path: Path): void
}

/** Shows something that is wrong with an entry, led by its field. */
export function ProblemLine({ problem, schema, root, focus }: ProblemLineProps) {
  const texts = useTexts()
  const path = readPath(problem.field)
  return (
    <li data-severity={problem.severity}>
      <button type="button" className="as-link" onClick={() => focus(path)}>
        {labelsAlong(schema, root(), path).join(' › ') || problem.field || texts.wholeEntry}
      </button>{' '}
      {texts.thisProblem(problem)}
    </li>
  )
}
