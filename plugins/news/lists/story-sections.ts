import { type PageContext, type Section, section } from '#engine'
import type { StoryList } from './story-list.ts'

/** A page of stories with the way to the other pages, or a word that there is none yet. */
export function storySections(
  { items, total, page, pages }: StoryList,
  { path }: PageContext,
  title?: string,
): Section[] {
  if (total === 0)
    return [
      section('emptyNotice', { text: 'There is nothing here yet. New stories appear as soon as they are published.' }),
    ]
  return [
    section('cardListing', { ...(title ? { title } : { heading: 'All stories' }), items, size: 'medium' }),
    section('pagination', { path, page, pages }),
  ]
}
