import type { Entry } from '../../contract/content/entry.ts'

/**
 * Gives what visitors call an entry: the `name` that its type derives or its editor wrote, else its display title, else its
 * title.
 *
 * @param entry with what its type derives; `name` is empty where there is none
 */
export const nameOf = ({ name, displayTitle, title }: Entry): string => name || (displayTitle as string) || title
