import type { Effects } from '../api/contract.ts'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../parts/texts.tsx'

interface EffectsListProps {
  effects: Effects | undefined
  error: unknown
  /** There is nothing to publish: the pages are those that show the entry. */
  isSame: boolean
}

/** The pages that publishing changes, and when visitors see it. */
export function EffectsList({ effects, error, isSame }: EffectsListProps) {
  const texts = useTexts()
  if (error) return <Failure error={error} />
  if (!effects) return <p>{texts.loading}</p>
  return (
    <>
      {!isSame && <p>{effects.when}</p>}
      <p>
        {(isSame ? texts.pagesShow : effects.isWhole ? texts.pagesChange : texts.atLeastPages)({
          count: effects.total,
        })}
      </p>
      <ul className="effects">
        {effects.paths.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
      {!effects.isWhole && <p className="help">{texts.effectsNotWhole}</p>}
      {effects.total > effects.paths.length && <p>{texts.andMore({ count: effects.total - effects.paths.length })}</p>}
    </>
  )
}
