import type { Difference } from '../model/compare/difference.ts'
import { type Path, pathText } from '../model/path.ts'
import { useTexts } from '../parts/texts.tsx'
import { ValueChange } from './value-change.tsx'

interface DifferenceListProps {
  found: readonly Difference[]
  /** Leads to a field; absent: nowhere. */
  focus?(path: Path): void
  /** Makes one as it was before; absent: nothing can be. */
  restore?: ((one: Difference) => void) | undefined
  /** Labels that are said around the list already. */
  within?: number
}

/** Shows what differs between two values of an entry, in words. */
export function DifferenceList({ found, focus, restore, within = 0 }: DifferenceListProps) {
  const texts = useTexts()
  if (found.length === 0) return <p className="good">{texts.noDifferences}</p>
  const words = { added: texts.added, removed: texts.isRemoved, changed: texts.changed, moved: texts.moved }
  return (
    <ul className="differences">
      {found.map((one) => {
        const name = (one.labels.length > within ? one.labels.slice(within) : one.labels.slice(-1)).join(' › ')
        return (
          <li key={`${one.kind}${pathText(one.path)}`} data-kind={one.kind}>
            <div className="difference-head">
              {focus ? (
                <button type="button" className="as-link" onClick={() => focus(one.path)}>
                  {name}
                </button>
              ) : (
                <strong>{name}</strong>
              )}{' '}
              <span className="kind">{words[one.kind]}</span>
              {restore && (
                <button
                  type="button"
                  className="quiet"
                  aria-label={texts.restoreThis({ name })}
                  onClick={() => restore(one)}
                >
                  {texts.restore}
                </button>
              )}
            </div>
            {one.kind === 'moved' ? (
              <p>{texts.fromTo({ from: String(one.before), to: String(one.after) })}</p>
            ) : (
              <ValueChange before={one.before} after={one.after} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
