import type { PageContext } from 'atrium'
import messages from '../messages.ts'

const SINGULAR = new Map(
  Object.entries({
    Performances: 'Performance',
    Talks: 'Talk',
    Films: 'Film',
    Tours: 'Tour',
    Courses: 'Course',
  }),
)
const PLURAL = new Map([...SINGULAR].map(([plural, singular]) => [singular, plural]))

/** A category one by one: `Talks,Films` counts as both. */
export const categoriesOf = (categories: readonly string[]): string[] => [
  ...new Set(categories.flatMap((category) => category.split(',').map((part) => part.trim())).filter(Boolean)),
]

/** `Talks` is shown as `Talk`. */
export const singularCategory = (category: string): string => SINGULAR.get(category) ?? category

/** An event's own `Talk` is one of `Talks`. */
export const pluralCategory = (category: string): string => PLURAL.get(category) ?? category

/** An event's categories, by the calendar's record, else by its own kind. */
export function categoriesShown({
  calendar,
  eventMetadata,
  type,
}: {
  calendar?: { category: readonly string[] }
  eventMetadata?: { type?: string }
  type?: string
}): string[] {
  const own = categoriesOf(calendar?.category ?? [])
  return own.length > 0 ? own : [eventMetadata?.type ?? type].filter((kind) => kind !== undefined)
}

/**
 * What a category, an audience or a kind is called in the language of the site. The calendar service and the entries of events
 * name each by one word in all languages.
 */
export const called = (name: string, { settings }: Pick<PageContext, 'settings'>, otherwise = name): string =>
  settings.calendarWords?.find((word) => word.name === name)?.shown ?? otherwise

/** What is in place of a category or an audience that is not named: one with what the calendar service calls so. */
export function unnamed(context: Pick<PageContext, 'settings' | 'translate'>) {
  const { tours, generalPublic } = context.translate(messages)
  return { tours: called('Tours', context, tours), generalPublic: called('General Public', context, generalPublic) }
}

/** What an entry is called among others of its kind; undefined where it does not say. */
export const kindCalled = (
  { eventMetadata }: { eventMetadata?: { type?: string } },
  context: Pick<PageContext, 'settings'>,
): string | undefined => (eventMetadata?.type === undefined ? undefined : called(eventMetadata.type, context))

/** Says that an event or a tour is found by its kind as visitors read it: its own name for that is in one language alone. */
export const foundByKind = ({
  entry,
  settings,
}: Pick<PageContext, 'settings'> & { entry: Parameters<typeof categoriesShown>[0] }) => ({
  keywords: categoriesShown(entry).flatMap((kind) =>
    [kind, pluralCategory(kind)].map((name) => called(name, { settings })),
  ),
  without: ['type', 'eventMetadata.type'],
})
