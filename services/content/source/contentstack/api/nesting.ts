/** No field of a content type is nested as deep. */
const MAX_DEPTH = 100

/** False for what is nested too deep to be gone through, and to be written as JSON. */
export const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < MAX_DEPTH && Object.values(value).every((item) => isShallow(item, depth + 1)))
