import type { Difference } from '../model/compare/difference.ts'
import { type Path, pathText } from '../model/path.ts'
import { useTexts } from '../parts/texts.tsx'
import { ValueWords } from './value-words.tsx'

/** Shows what is other in the draft than in what visitors see, in words. */
export function DifferenceList({ found, focus }: { found: readonly Difference[]; focus(path: Path): void }) {
  const texts = useTexts()
  if (found.length === 0) return <p className="good">{texts.noDifferences}</p>
  const words = { added: texts.added, removed: texts.isRemoved, changed: texts.changed, moved: texts.moved }
  return (
    <ul className="differences">
      {found.map((one) => (
        <li key={`${one.kind}${pathText(one.path)}`} data-kind={one.kind}>
          <button type="button" className="as-link" onClick={() => focus(one.path)}>
            {one.labels.join(' › ')}
          </button>{' '}
          <span className="kind">{words[one.kind]}</span>
          {one.kind === 'moved' ? (
            <p>{texts.fromTo({ from: String(one.before), to: String(one.after) })}</p>
          ) : (
            <>
              {one.before !== undefined && (
                <p>
                  <del>
                    <ValueWords value={one.before} />
                  </del>
                </p>
              )}
              {one.after !== undefined && (
                <p>
                  <ins>
                    <ValueWords value={one.after} />
                  </ins>
                </p>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
