import { type Plugin, parseAst } from 'vite'

/** The V8 of Node 22 and later copies quickly without it. */
const isNeeded = Number.parseInt(process.versions.node, 10) < 22

/**
 * Has V8 of Node 20 copy objects quickly. Of `{ ...one, more }` it makes a hidden class for each copy, which takes seven
 * times as long, keeps much of what is young until all garbage is collected, and slows down whatever reads the copy.
 * `{ ...null, ...one, more }` says the same, and its copies share a class.
 */
export const quickSpreads = (): Plugin => ({
  name: 'atrium:quick-spreads',
  applyToEnvironment: ({ name }) => isNeeded && name === 'ssr',
  // When all is bundled: packages have such objects, too, and until then what is copied from null is taken out.
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = withQuickSpreads(part.code)
  },
})

/** The bundler says which file begins. What is between two such lines is read alone: most of it holds no such object. */
const FILE = /^(?=\/\/ (?:node_modules|[a-z]+)\/[\w@/.-]+$)/m
const SPREAD = /\{\s*(?:\/|\.{3})/

/** @param code of a module, in JavaScript */
export function withQuickSpreads(code: string): string {
  try {
    return code.split(FILE).map(quick).join('')
  } catch {
    // Such a line was part of a text.
    return quick(code)
  }
}

function quick(code: string): string {
  if (!SPREAD.test(code)) return code
  const places = slowObjects(parseAst(code)).map((start) => start + 1)
  return [0, ...places].map((from, index) => code.slice(from, places[index])).join('...null,')
}

/** Where objects begin whose first part is a copy and not their only one, in the order of the code. */
function slowObjects(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, start, properties } = node as { type?: string; start: number; properties: { type: string }[] }
  const isSlow = type === 'ObjectExpression' && properties.length > 1 && properties[0]?.type === 'SpreadElement'
  const inside = Object.values(node).flatMap(slowObjects)
  return isSlow ? [start, ...inside] : inside
}
