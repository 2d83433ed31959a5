import { distanceOf } from './distance.ts'

/** One letter of so many may be otherwise. */
const LETTERS_PER_MISTAKE = 3

/** The name that differs least, if it differs little. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const most = Math.ceil(name.length / LETTERS_PER_MISTAKE)
  const [best] = names
    .map((candidate) => ({ candidate, edits: distanceOf(name.toLowerCase(), candidate.toLowerCase(), most) }))
    .sort((a, b) => a.edits - b.edits)
  return best && best.edits <= most ? best.candidate : undefined
}
