import { later } from '../away/later.tsx'
import { momentText } from '../model/moment-text.ts'
import { useTexts } from '../parts/texts.tsx'
import { type AsOf, asOfStore } from './as-of.ts'

/** Asked for when somebody looks at a moment to come: that is now and then. */
export const AsOfDialog = later(async () => (await import('./as-of-dialog.tsx')).AsOfDialog)

/** Says as of when the page beside the form is, and leads back. */
export function AsOfLine({ asOf, site }: { asOf: AsOf; site: { language: string; timeZone: string } }) {
  const texts = useTexts()
  const moment = momentText(new Date(asOf.at).toISOString(), site)
  return (
    <p className="as-of-line" role="status">
      <span>{asOf.drafts ? texts.asOfDrafts({ moment }) : texts.asOfShown({ moment })}</span>
      <button type="button" className="quiet" onClick={() => asOfStore.set(undefined)}>
        {texts.backToNow}
      </button>
    </p>
  )
}
