import { maskedCode } from './masked-code.mjs'

/** @typedef {import('./changes.mjs').Change} Change */

/**
 * A place in a source that a change is about.
 *
 * @typedef {object} Use
 * @property {Change} change
 * @property {number} start
 * @property {number} end
 * @property {string} [text] what is to be written there; absent: somebody has to do it
 */

const MODULES = /\b(?:from|import|module|import\(|vi\.\w+\()\s*(?=['"])/g
const SECTIONS = /\b(?:section\(|blockType:)\s*(?=['"])/g
const NAMED = /\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*(?=['"])/g

/**
 * Finds what is to be said otherwise in a TypeScript source.
 *
 * @param {string} text
 * @param {readonly Change[]} changes
 * @returns {Use[]} in the order of the source
 */
export function findUses(text, changes) {
  const code = maskedCode(text)
  const renames = changes.filter(({ kind }) => kind === 'import')
  return changes
    .flatMap((change) => FINDERS[change.kind](change, { text, code, renames }))
    .sort((one, other) => one.start - other.start)
}

/** @returns {string} a source in which all is written that can be */
export const written = (text, uses) =>
  uses.reduceRight(
    (now, use) => (use.text === undefined ? now : now.slice(0, use.start) + use.text + now.slice(use.end)),
    text,
  )

function importsOf(change, { text, code, renames }) {
  return [...code.matchAll(MODULES)].flatMap((match) => {
    const start = match.index + match[0].length + 1
    const module = wordsAt(text, start)
    if (changeOf(module, renames) !== change) return []
    const now = change.use === undefined ? undefined : change.use + module.slice(change.name.length)
    return [{ change, start, end: start + module.length, text: now }]
  })
}

const wordsAt = (text, start) => text.slice(start, text.indexOf(text[start - 1], start))

/** The change of a module: the whole name wins over the beginning of one. */
const changeOf = (module, renames) =>
  renames.find(({ name }) => name === module) ??
  renames.find(({ name }) => name.endsWith('/') && module.startsWith(name))

const sectionsOf = (change, { text, code }) =>
  [...code.matchAll(SECTIONS)].flatMap((match) => {
    const start = match.index + match[0].length + 1
    return wordsAt(text, start) === change.name ? [placeAt(change, start, change.name, change.use)] : []
  })

function exportsOf(change, { text, code, renames }) {
  const isNamed = (name, within) => wordOf(name).test(within)
  const list = [...code.matchAll(NAMED)].find((match) => {
    const module = wordsAt(text, match.index + match[0].length + 1)
    return (changeOf(module, renames)?.use ?? module) === 'atrium' && isNamed(change.name, match[1])
  })
  if (!list) return []
  const start = list.index + list[0].indexOf('{')
  const isInList = ({ index }) => index > start && index <= start + list[1].length
  const isCalledOtherwise = new RegExp(`\\b${change.name}\\s+as\\s`).test(list[1])
  const now = change.use !== undefined && isNamed(change.use, code) ? undefined : change.use
  return [...code.matchAll(wordOf(change.name))]
    .filter((place) => !isCalledOtherwise || isInList(place))
    .map(({ index }) => placeAt(change, index, change.name, now))
}

/** Finds a name that is no member of an object. */
const wordOf = (name) => new RegExp(`(?<![\\w$.])${name}(?![\\w$])`, 'g')

function propertiesOf(change, { code }) {
  const word = new RegExp(`(?<![\\w$])${change.name}(?![\\w$])`, 'g')
  return [...code.matchAll(word)].flatMap(({ index }) => {
    const before = code.slice(0, index).trimEnd()
    const after = code.slice(index + change.name.length).trimStart()
    if (before.endsWith('.') && !before.endsWith('..')) return [placeAt(change, index, change.name, change.use)]
    const isFirst = before.endsWith('{') || before.endsWith(',')
    if (isFirst && /^\??:/.test(after)) return [placeAt(change, index, change.name, change.use)]
    if (!isFirst || !/^[,}=]/.test(after) || !isInObject(before)) return []
    return [placeAt(change, index, change.name, change.use && `${change.use}: ${change.name}`)]
  })
}

/** Whether a word after this is a member of an object, and no value in JSX, list, call or import. */
function isInObject(before) {
  let depth = 0
  for (let at = before.length - 1; at >= 0; at--) {
    if (')]}'.includes(before[at])) depth++
    else if ('([{'.includes(before[at]) && depth-- === 0)
      return before[at] === '{' && /(?:[(,:[?]|\s=|\b(?:const|let|var|return))\s*$/.test(before.slice(0, at))
  }
  return false
}

const codeOf = (change, { code }) =>
  [...code.matchAll(change.find)].map((match) => placeAt(change, match.index, match[0], change.use))

const placeAt = (change, start, found, text) => ({ change, start, end: start + found.length, text })

const FINDERS = { import: importsOf, export: exportsOf, property: propertiesOf, section: sectionsOf, code: codeOf }
