/** Keys and indices from the entry down to a value. */
export type Path = readonly (string | number)[]

/** A path as problems name it: `body[2].text_block.text`. */
export const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${step}` : step),
    '',
  )

/** Reads what `pathText` writes. */
export const readPath = (text: string): Path =>
  [...text.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key ?? '') : Number(index),
  )

/** The paths around a path, from itself up to the whole entry. */
export function* around(path: Path): Generator<Path> {
  for (let length = path.length; length >= 0; length--) yield path.slice(0, length)
}

/** Returns what is at a path; undefined where nothing is. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    root,
  )

export const isWithin = (path: string, outer: string): boolean =>
  path === outer || (path.startsWith(outer) && /[.[]/.test(path.charAt(outer.length)))
