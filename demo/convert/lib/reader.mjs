import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseCsv } from './csv.mjs'

/** Reads the files of a source. Its last change is taken for the time of publication, which sources do not tell. */
export function createReader(folder) {
  const path = (name) => join(folder, name)
  const text = (name) => readFileSync(path(name), 'utf8').replace(/^\uFEFF/, '')
  return {
    path,
    text,
    json: (name) => JSON.parse(text(name)),
    csv: (name) => parseCsv(text(name)),
    /** One JSON value a line. */
    lines: (name) =>
      text(name)
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    /** Names of files below a folder of the source, in order. */
    names: (below, ending) =>
      readdirSync(path(below), { recursive: true })
        .map(String)
        .filter((name) => name.endsWith(ending))
        .sort(),
    time: statSync(folder).mtime.toISOString(),
  }
}
