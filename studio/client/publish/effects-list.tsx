import type { Effects } from '../api/contract.ts'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../parts/texts.tsx'

/** The pages that publishing changes, and when visitors see it. */
export function EffectsList({ effects, error }: { effects: Effects | undefined; error: unknown }) {
  const texts = useTexts()
  if (error) return <Failure error={error} />
  if (!effects) return <p>{texts.loading}</p>
  return (
    <>
      <p>{effects.when}</p>
      <p>
        {effects.isWhole ? texts.pagesChange({ count: effects.total }) : texts.atLeastPages({ count: effects.total })}
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
