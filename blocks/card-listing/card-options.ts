import type { Card } from 'atrium'
import { type CardPart, wordsAlone } from 'atrium/ui/card/card-size.ts'

/** How single cards of a listing differ from the others. */
export interface Differences {
  /** So many cards with their pictures, and after them so many in words; the others are left out. */
  pictured?: { first: number; inWords: number }
  /** Says what cards of single content types show beside their titles. */
  showOf?: Readonly<Record<string, readonly CardPart[]>>
}

/** The options of each card; undefined where none differs. */
export function cardOptions(items: readonly Card[], { pictured, showOf }: Differences) {
  if (!pictured && !showOf) return undefined
  return items.map(({ contentType = '' }, index) => {
    const show = pictured && index >= pictured.first ? wordsAlone : showOf?.[contentType]
    return show ? { show: [...show] } : {}
  })
}
