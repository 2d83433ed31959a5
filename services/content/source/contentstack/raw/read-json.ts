import { readFileSync } from 'node:fs'
import { isRecord } from 'atrium'
import { attempt } from '#engine/host.ts'

/** The JSON object in a file; undefined where there is none that can be read. */
export function readJson(file: string): Record<string, unknown> | undefined {
  const value = attempt((): unknown => JSON.parse(readFileSync(file, 'utf8')))
  return isRecord(value) ? value : undefined
}
