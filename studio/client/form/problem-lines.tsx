import type { Problem } from '../api/contract.ts'
import { labelsAlong } from '../model/labels.ts'
import { type Path, readPath } from '../model/path.ts'
import type { EntrySchema } from '../model/schema.ts'
import { useTexts } from '../parts/texts.tsx'

export interface ProblemLinesProps {
  problems: readonly Problem[]
  schema: EntrySchema
  root(): unknown
  focus(path: Path): void
}

/** Shows what is wrong with an entry, each led by its field. */
export function ProblemLines({ problems, schema, root, focus }: ProblemLinesProps) {
  const texts = useTexts()
  return (
    <ul>
      {problems.map((problem) => {
        const path = readPath(problem.field)
        return (
          <li key={`${problem.field}${problem.reason}`} data-severity={problem.severity}>
            <button type="button" className="as-link" onClick={() => focus(path)}>
              {labelsAlong(schema, root(), path).join(' › ') || problem.field || texts.wholeEntry}
            </button>{' '}
            {texts.thisProblem(problem)}
          </li>
        )
      })}
    </ul>
  )
}
