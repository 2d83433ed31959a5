import { trimPath } from '../../content/paths.ts'

/** A path as asked for in its one spelling; null when its encoding is broken. */
export function readPath(path: string): string | null {
  try {
    return trimPath(decodeURIComponent(path))
  } catch {
    return null
  }
}
