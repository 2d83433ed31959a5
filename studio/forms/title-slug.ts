import { slugOf } from 'atrium'

/** The last part of the address of a new entry: the slug of its title, where what is left out leaves one hyphen. */
export const titleSlug = (title: string): string => slugOf(title).replace(/-{2,}/g, '-')
