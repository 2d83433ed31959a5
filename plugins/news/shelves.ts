import { type Section, section } from 'atrium'
import { wordsAlone } from 'atrium/ui/card/card-size.ts'
import type { FeatureCategory } from './stories.ts'

/** Shows a topic as its place on the page has it: no two neighbours are built alike. */
export function shelf({ title, path, ctaText, items }: FeatureCategory, index: number): Section {
  const shown = { title, items, cta: path ? { title: ctaText, href: path } : undefined }
  if (index % 4 === 0) return section('cardListing', { ...shown, size: 'small' })
  if (index % 4 === 1) return section('columnListing', shown)
  if (index % 4 === 3) return section('textNews', shown)
  const options = items.map((_, at) => (at < 2 ? {} : { show: [...wordsAlone] }))
  return section('cardListing', { ...shown, size: 'large', colorName: 'tint', options })
}
