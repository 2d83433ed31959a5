import { isAddress } from '../../../../services/content/ingest/rich-text/attributes.ts'
import { OBJECTS } from '../../../../services/content/ingest/rich-text/elements.ts'
import { styleOf } from './replace.ts'

/** Kinds of what rich text does not hold. */
export type LossKind = 'pictures' | 'media' | 'forms' | 'formulas' | 'links' | 'scripts' | 'strikes'

export interface Loss {
  kind: LossKind
  count: number
}

const KINDS: Readonly<Record<Exclude<LossKind, 'links' | 'strikes'>, readonly string[]>> = {
  pictures: ['img', 'picture', 'svg', 'canvas'],
  media: ['video', 'audio', 'iframe', 'embed', 'object'],
  forms: ['input', 'select', 'textarea', 'button'],
  formulas: ['math'],
  scripts: ['script'],
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
  const struck = [...pasted.querySelectorAll('s, strike, [data-style]')].filter(
    (element) => isStruck(element) && element.textContent?.trim(),
  )
  const strikes = struck.filter((element) => !struck.some((other) => other !== element && other.contains(element)))
  return [
    ...counts,
    { kind: 'links' as const, count: refused.length },
    { kind: 'strikes' as const, count: strikes.length },
  ].filter(({ count }) => count > 0)
}

const isStruck = (element: Element): boolean =>
  element.matches('s, strike') ||
  ['text-decoration', 'text-decoration-line'].some((name) => styleOf(element, name).includes('line-through'))
