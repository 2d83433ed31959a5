import { isRecord } from 'atrium'
import { type Dependencies, normaliseTag, queryKey, readPath, surrogateKeys } from '#engine/host.ts'
import { boundedTags } from './tags.ts'

/** Which pages are to be re-rendered: those with one of the tags, those at one of the paths with whatever query, or all. */
export interface PurgeOrder {
  tags: readonly string[]
  paths: readonly string[]
  all: boolean
}

const FORM = 'Send JSON like { "tags": ["e:uid"] }, { "paths": ["/news"] } or { "all": true }, or a form tags=e:uid.'

/**
 * Reads an order from JSON or a form, in which every field may come several times.
 *
 * @throws saying what is wrong and how it is written
 */
export function readPurgeOrder(body: string): PurgeOrder {
  const given = readBody(body.trim())
  const unknown = Object.keys(given).filter((name) => !['tags', 'paths', 'all'].includes(name))
  if (unknown.length > 0) throw new Error(`"${unknown[0]}" is not known. ${FORM}`)
  const { tags = [], paths = [], all = false } = given
  if (!isTexts(tags)) throw new Error(`"tags" is not a list of texts. ${FORM}`)
  if (!isTexts(paths)) throw new Error(`"paths" is not a list of texts. ${FORM}`)
  if (typeof all !== 'boolean') throw new Error(`"all" is neither true nor false. ${FORM}`)
  const odd = tags.find((tag) => !/^([eq]:.+|many|missing)$/s.test(tag))
  if (odd !== undefined) throw new Error(`"${odd}" is not a tag. Tags are e:<uid>, q:<content type>, missing and many.`)
  const foreign = paths.find((path) => !path.startsWith('/') || readPath(path) === null)
  if (foreign !== undefined)
    throw new Error(`"${foreign}" is not a valid path of the site. Write it from the first slash on.`)
  if (tags.length + paths.length === 0 && !all) throw new Error(`Nothing is named. ${FORM}`)
  return { tags: tags.map(normaliseTag), paths, all }
}

/** True when a page that is cached under the key and was made from these is meant. */
export function isOrdered({ tags, paths, all }: PurgeOrder, key: string, dependencies: Dependencies): boolean {
  if (all) return true
  const path = key.replace(/^other:/, '').replace(/[?#].*/, '')
  if (paths.some((named) => queryKey(readPath(named) as string, {}) === path)) return true
  const own = new Set(surrogateKeys(dependencies))
  return tags.some((tag) => own.has(tag)) || tags.includes(boundedTags(dependencies) ?? '')
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

function readBody(body: string): Record<string, unknown> {
  if (!/^[{["]/.test(body)) {
    const form = new URLSearchParams(body)
    const given: Record<string, unknown> = {}
    for (const name of new Set(form.keys()))
      given[name] = name === 'all' ? readSwitch(form.get(name)) : form.getAll(name)
    return given
  }
  try {
    const value: unknown = JSON.parse(body)
    if (isRecord(value)) return value
  } catch {
    // Said below.
  }
  throw new Error(`What was sent is not an object in JSON. ${FORM}`)
}

const readSwitch = (text: string | null): unknown => (text === 'true' || text === 'false' ? text === 'true' : text)
