import { useMemo } from 'react'
import type { Difference } from '../model/compare/difference.ts'
import { type Path, pathText } from '../model/path.ts'
import { useTexts } from '../parts/texts.tsx'
import { DifferenceList } from '../publish/difference-list.tsx'

interface ComparedWordsProps {
  found: readonly Difference[]
  focus(path: Path): void
  /** Absent: the two that are compared are both old. */
  restore: ((one: Difference) => void) | undefined
}

/** What differs between two versions: within a block together, with what makes all of the block as it was. */
export function ComparedWords({ found, focus, restore }: ComparedWordsProps) {
  const texts = useTexts()
  const parts = useMemo(() => byBlock(found), [found])
  if (found.length === 0) return <p className="good">{texts.noDifferences}</p>
  return (
    <div className="compared-words">
      {parts.map(({ block, differences }) =>
        block ? (
          <section key={`block ${pathText(block.path)}`}>
            <header>
              <h3>{block.labels.join(' › ')}</h3>
              {restore && (
                <button
                  type="button"
                  className="quiet"
                  aria-label={texts.restoreBlockOf({ name: block.labels.at(-1) ?? '' })}
                  onClick={() => restore({ kind: 'changed', ...block })}
                >
                  {texts.restoreBlock}
                </button>
              )}
            </header>
            <DifferenceList found={differences} {...{ focus, restore }} within={block.labels.length} />
          </section>
        ) : (
          <DifferenceList
            key={differences.map(({ kind, path }) => `${kind}${pathText(path)}`).join()}
            {...{ found: differences, focus, restore }}
          />
        ),
      )}
    </div>
  )
}

interface Part {
  block: Difference['block']
  differences: Difference[]
}

/** Differences in order, those within one block together. */
function byBlock(found: readonly Difference[]): Part[] {
  const parts: Part[] = []
  for (const one of found) {
    const last = parts.at(-1)
    const isSame = last && (last.block && pathText(last.block.path)) === (one.block && pathText(one.block.path))
    if (isSame) last.differences.push(one)
    else parts.push({ block: one.block, differences: [one] })
  }
  return parts
}
