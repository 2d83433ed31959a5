import { Failure } from '../../server/commands/line/say.mjs'

const PATTERN = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Words that cannot name a variable (ECMAScript, strict mode and modules). */
const RESERVED = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof undefined var void while with yield`.split(/\s+/),
)

/** Where the server itself answers. */
const OWN_ADDRESSES = ['assets', 'healthz', 'iiif', 'media', 'metrics', 'readyz']

/** Refuses what is not a name in lower case with hyphens, or a word of JavaScript. @param {string} name */
export function checkSpelling(name) {
  if (!PATTERN.test(name))
    throw new Failure(`"${name}" is not a valid name. Write it in lower case with hyphens, like "recipe-steps".`)
  if (RESERVED.has(name))
    throw new Failure(`"${name}" is not a valid name: it is a reserved word of JavaScript. Choose another.`)
}

/**
 * Refuses a name whose variables would hide what is there in every file.
 *
 * @param {string} name
 * @param {string[]} variables what the written files declare
 */
export function checkVariables(name, variables) {
  const global = variables.find((word) => word in globalThis)
  if (global) throw new Failure(`"${name}" is not a valid name: "${global}" is a global of JavaScript. Choose another.`)
}

/**
 * @param {string} kind what it names, like `content type`
 * @param {string[]} names in its spellings
 * @param {import('./taken-names.ts').Taken[]} taken
 */
export function checkTaken(kind, names, taken) {
  const known = taken.find(({ name }) => names.includes(name))
  if (known) throw new Failure(`The ${kind} "${known.name}" is there already, in ${known.file}. Choose another name.`)
}

/**
 * @param {string} area its pages lie below `/<area>`
 * @param {import('./taken-names.ts').Taken[]} routes
 */
export function checkRoute(area, routes) {
  if (OWN_ADDRESSES.includes(area)) throw new Failure(`The server itself answers at /${area}. Choose another name.`)
  const known = routes.find(({ name }) => name.split('/')[1]?.replace(/\..*/, '') === area)
  if (known) throw new Failure(`The route ${known.name} is there already, in ${known.file}. Choose another name.`)
}

/**
 * Refuses a name that the written files would have twice: as what they import, and as what they declare.
 *
 * @param {string} name
 * @param {Record<string, string>} files text by path
 */
export function checkDeclarations(name, files) {
  for (const [path, text] of Object.entries(files)) {
    const imported = [...text.matchAll(/^import (?:type )?(?:(\w+) from|\{([^}]*)\})/gms)].flatMap(([, name, list]) =>
      name ? [name] : list.split(',').map((one) => one.trim().replace(/^type |.* as /g, '')),
    )
    const declared = [...text.matchAll(/^(?:export )?(?:const|function|class) (\w+)/gm)].map(([, word]) => word)
    const words = [...imported, ...declared]
    const twice = words.find((word, index) => word && words.indexOf(word) !== index)
    if (twice) throw new Failure(`"${name}" is not a valid name: ${path} would have "${twice}" twice. Choose another.`)
  }
}
