import { isAddress } from '../../../../services/content/ingest/rich-text/attributes.ts'
import { OBJECTS } from '../../../../services/content/ingest/rich-text/elements.ts'

/** Kinds of what rich text does not hold. */
export type LossKind = 'pictures' | 'media' | 'forms' | 'formulas' | 'links' | 'scripts' | 'strikes'

export interface Loss {
  kind: LossKind
  count: number
}

/** Says by selectors what each kind is, of styles that are words alone. */
const KINDS: Readonly<Record<LossKind, string>> = {
  pictures: 'img, picture, svg, canvas',
  media: 'video, audio, iframe, embed, object',
  forms: 'input, select, textarea, button',
  formulas: 'math',
  scripts: 'script',
  links: 'a[href]',
  strikes: 's, strike, [data-style*="line-through" i]',
}

/** What of something pasted cannot stay, and whoever pastes it would miss. */
export function lossesIn(pasted: Element): Loss[] {
  return (Object.keys(KINDS) as LossKind[]).flatMap((kind) => {
    const around = [...OBJECTS.keys(), 'script', KINDS[kind]].join()
    const count = [...pasted.querySelectorAll(KINDS[kind])].filter(
      (element) => !element.parentElement?.closest(around) && isMissed(kind, element),
    ).length
    return count > 0 ? [{ kind, count }] : []
  })
}

function isMissed(kind: LossKind, element: Element): boolean {
  if (kind === 'links' && isAddress(element.getAttribute('href') ?? '')) return false
  return (kind !== 'links' && kind !== 'strikes') || Boolean(element.textContent?.trim())
}
