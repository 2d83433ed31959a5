import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { attempt } from '#engine/host.ts'

const sealOf = (path: string): string => {
  const { size, mtimeMs } = statSync(path)
  return `${size} ${mtimeMs}`
}

/** Notes the state in which the store's own process left the file, so that the next start need not read it through. */
export const seal = (path: string): void => writeFileSync(`${path}.seal`, sealOf(path))

/** False when something else has touched the file since, or its last writer did not come to an end. */
export const isSealed = (path: string): boolean =>
  attempt(() => readFileSync(`${path}.seal`, 'utf8') === sealOf(path)) ?? false
