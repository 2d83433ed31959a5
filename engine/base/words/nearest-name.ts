import { distanceOf } from './distance.ts'

/** The name that differs least, if in no more letters than `most`; default: a third of them. */
export function nearestName(name: string, names: readonly string[], most = Math.ceil(name.length / 3)) {
  const [best] = names
    .map((candidate) => ({ candidate, edits: distanceOf(name.toLowerCase(), candidate.toLowerCase(), most) }))
    .sort((a, b) => a.edits - b.edits)
  return best && best.edits <= most ? best.candidate : undefined
}
