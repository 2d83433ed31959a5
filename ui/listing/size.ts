/**
 * The size of a listing by the number of its items: museum resources, content promos of resource listings and
 * research resources use it.
 */
export const mediumOrLarge = (items: number): 'medium' | 'large' => (items > 2 ? 'medium' : 'large')

/**
 * Warns when options for single items do not match the items in number.
 *
 * @param owner what is listed, for the log
 */
export function checkItemOptions(
  owner: string,
  items: readonly unknown[],
  options: readonly unknown[] | undefined,
): void {
  if (options && options.length !== items.length)
    console.warn(
      `${owner} has ${items.length} items but options for ${options.length}. Give as many options as items, or none.`,
    )
}
