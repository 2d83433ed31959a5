/**
 * Finds files that import themselves through others.
 *
 * @param graph what each file imports, by the file; what is no key of it is of no interest
 * @returns each circle, with the file that it begins with at its end again
 */
export function importCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>()
  const circles: string[][] = []
  const walk = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path)
    if (start >= 0) circles.push([...trail.slice(start), path])
    if (start >= 0 || done.has(path)) return
    for (const imported of graph.get(path) ?? []) if (graph.has(imported)) walk(imported, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) walk(path, [])
  return circles
}
