import icons from 'virtual:icon-set'

/**
 * The shapes of an icon as SVG.
 *
 * @returns null for an unknown name
 */
export const iconPaths = (name: string): string | null => (Object.hasOwn(icons, name) ? (icons[name] ?? null) : null)

/** The names of all icons, in their order. */
export const iconNames = (): string[] => Object.keys(icons)
