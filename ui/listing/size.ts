/**
 * The size of a listing by the number of its items: museum resources, content promos of resource listings and research
 * resources use it.
 */
export const mediumOrLarge = (items: number): 'medium' | 'large' => (items > 2 ? 'medium' : 'large')
