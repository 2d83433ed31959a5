import { isAddress } from '../../../../services/content/ingest/rich-text/attributes.ts'
import { OBJECTS } from '../../../../services/content/ingest/rich-text/elements.ts'

/** Kinds of what rich text does not hold. */
export type LossKind = 'pictures' | 'media' | 'forms' | 'formulas' | 'links' | 'scripts' | 'strikes'

export interface Loss {
  kind: LossKind
  count: number
}

const KINDS: Readonly<Record<Exclude<LossKind, 'links'>, readonly string[]>> = {
  pictures: ['img', 'picture', 'svg', 'canvas'],
  media: ['video', 'audio', 'iframe', 'embed', 'object'],
  forms: ['input', 'select', 'textarea', 'button'],
  formulas: ['math'],
  scripts: ['script'],
  strikes: ['s', 'strike', '[data-style*=line-through]'],
}

/** What of something pasted cannot stay, and whoever pastes it would miss. */
export function lossesIn(pasted: Element): Loss[] {
  const isOutermost = (element: Element) => !element.parentElement?.closest([...OBJECTS.keys(), 'script'].join())
  const counts = Object.entries(KINDS).map(([kind, tags]): Loss => {
    const found = [...pasted.querySelectorAll(tags.join())].filter(isOutermost)
    return { kind: kind as LossKind, count: found.length }
  })
  const refused = [...pasted.querySelectorAll('a[href]')].filter(
    (link) => !isAddress(link.getAttribute('href') ?? '') && link.textContent?.trim(),
  )
  return [...counts, { kind: 'links' as const, count: refused.length }].filter(({ count }) => count > 0)
}
