import { dirname } from 'node:path'
import { type SourceFile, valuesOf } from './source-files.ts'

/**
 * Groups of folders that import each other in a circle when they run, each with all of its folders. Texts do not count: they
 * are data beside the `index.ts` of an area, and import nothing of it.
 */
export function folderCycles(files: readonly SourceFile[]): string[][] {
  const folders = new Map<string, Set<string>>()
  const known = new Set(files.map(({ path }) => path))
  for (const file of files) {
    const others = folders.get(dirname(file.path)) ?? new Set()
    folders.set(dirname(file.path), others)
    for (const imported of valuesOf(file))
      if (known.has(imported) && !/\/messages(\.\w+)?\.ts$/.test(imported)) others.add(dirname(imported))
  }
  const reached = new Map([...folders.keys()].map((folder) => [folder, reachableFrom(folder, folders)]))
  const isMutual = (one: string, other: string) => reached.get(one)?.has(other) && reached.get(other)?.has(one)
  const groups = [...folders.keys()].map((one) => [...folders.keys()].filter((other) => isMutual(one, other)))
  const circles = groups.filter((group) => group.length > 1)
  return [...new Map(circles.map((group) => [group.join(), group])).values()]
}

function reachableFrom(start: string, folders: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const next of folders.get(folder) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      open.push(next)
    }
  return reached
}
