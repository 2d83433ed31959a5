/** A docstring as one paragraph: without stars, examples and links to types; `@returns` and `@throws` as sentences. */
export function wordsOf(doc = '') {
  const lines = doc
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
  return lines
    .replace(/@example[\s\S]*?(?=\n@|$)/g, '')
    .replace(/@param\s+(?:options\.)?([\w.]+)\s*/g, '`$1`: ')
    .replace(/@returns\s+/g, 'Returns ')
    .replace(/@throws\s+/g, 'Throws ')
    .replace(/&#42;/g, '*')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The members of an interface, a type or an object literal with their docstrings, in their order.
 *
 * @param {string} name
 * @param {string} text a source file in TypeScript
 * @returns {{ words: string, members: { name: string, optional: boolean, type: string, words: string }[] } | null} null
 *   when the file declares nothing of the name; `type` is empty for members of an object
 */
export function membersOf(name, text) {
  const start = new RegExp(`^(?:export )?(?:interface|type|const) ${name}\\b`, 'm').exec(text)
  if (!start) return null
  const words = wordsOf(docBefore(text, start.index))
  const open = bodyOf(text, start.index)
  if (open === null) return { words, members: [] }
  const isObject = /\bconst /.test(start[0])
  const found = [...members(text.slice(open.start, open.end))]
  return { words, members: isObject ? found.map((member) => ({ ...member, optional: true, type: '' })) : found }
}

/** The docstring that ends right before a position. */
export function docBefore(text, index) {
  const before = text.slice(0, index).trimEnd()
  if (!before.endsWith('*/')) return undefined
  const start = before.lastIndexOf('/**')
  return start < 0 ? undefined : before.slice(start + 3, -2)
}

/** The place of the members: between the braces of the declaration, outside of its type parameters. */
function bodyOf(text, index) {
  let angle = 0
  for (let at = index; at < text.length; at++) {
    const character = text[at]
    if (character === '<') angle++
    if (character === '>' && text[at - 1] !== '=') angle--
    if (character === '\n' && text[at + 1] === '\n' && angle === 0 && !text.slice(index, at).includes('{')) return null
    if (character === '{' && angle === 0) return { start: at + 1, end: closing(text, at) }
  }
  return null
}

const PAIRS = { '{': '}', '(': ')', '[': ']' }

/** The position of the bracket that closes the one at `at`; comments and texts are passed over. */
export function closing(text, at) {
  const stack = []
  for (let here = at; here < text.length; here = after(text, here)) {
    const character = text[here]
    if (character in PAIRS) stack.push(PAIRS[character])
    else if (character === stack.at(-1)) {
      stack.pop()
      if (stack.length === 0) return here
    }
  }
  return text.length
}

/** The next position that is no part of a comment or a text. */
function after(text, at) {
  if (text.startsWith('/*', at)) return text.indexOf('*/', at) + 2
  if (text.startsWith('//', at)) return text.indexOf('\n', at)
  const quote = text[at]
  if (quote === "'" || quote === '`' || quote === '"') {
    let end = at + 1
    while (end < text.length && text[end] !== quote) end += text[end] === '\\' ? 2 : 1
    return end + 1
  }
  return at + 1
}

/** Members at the top level of a body, each with the docstring in front of it. */
function* members(body) {
  let doc
  for (let at = 0; at < body.length; ) {
    if (body.startsWith('/**', at)) {
      const end = body.indexOf('*/', at)
      doc = body.slice(at + 3, end)
      at = end + 2
      continue
    }
    const member = /^(?:readonly )?(\w+)(\?)?(?=\s*[:(<,])/.exec(body.slice(at))
    if (member && /^\s*$/.test(lineBefore(body, at))) {
      const end = endOfMember(body, at + member[0].length)
      yield {
        name: member[1],
        optional: member[2] === '?',
        type: typeOf(body.slice(at + member[0].length, end)),
        words: wordsOf(doc),
      }
      doc = undefined
      at = end
    } else at = body[at] in PAIRS ? closing(body, at) + 1 : after(body, at)
  }
}

/** A type on one line, without comments; of a method its parameters and what it returns. */
export const typeOf = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/\{\n\s*/g, '{ ')
    .replace(/\n\s*\}/g, ' }')
    .replace(/(?<=\w|[\])}>])\n\s*(?=[\w.]+\??:)/g, '; ')
    .replace(/\s+/g, ' ')
    .replace(/\bNoInfer<(\w+)>/g, '$1')
    .replace(/(?<=[:=(<] )\| /g, '')
    .replace(/\( (.*), \)/g, '($1)')
    .trim()
    .replace(/^: (?:\| )?/, '')
    .replace(/,$/, '')

const lineBefore = (body, at) => body.slice(body.lastIndexOf('\n', at - 1) + 1, at)

/** The end of a member: the end of a line outside of all brackets, where the next line does not go on. */
function endOfMember(body, at) {
  let here = at
  while (here < body.length) {
    if (
      body[here] === '\n' &&
      !/^\s*(?:[|&?:=.]|=>)/.test(body.slice(here + 1)) &&
      !/(?:[:=|&]|=>)\s*$/.test(body.slice(at, here))
    )
      return here
    here = body[here] in PAIRS ? closing(body, here) + 1 : after(body, here)
  }
  return here
}
