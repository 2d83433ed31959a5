import { parseSync } from 'vite'

/** A text in the sources that visitors would read in one language alone. */
export interface HardCoded {
  line: number
  text: string
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** Attributes whose values are read or heard. */
const SPOKEN = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label', 'heading', 'name', 'about']
/** Fields of sections, links and cards that are printed. */
const PRINTED = [
  'heading',
  'title',
  'subtitle',
  'ctaText',
  'text',
  'empty',
  'location',
  'message',
  'itemTitle',
  'intro',
]
/** What stands here is for editors, developers and the block gallery. */
const NOT_FOR_VISITORS = ['examples', 'schemas', 'help', 'description', 'label', 'address']

/**
 * The texts of a module that stand in JSX, in attributes that are read or heard, in fields that are printed, or as what
 * stands in for a text that is missing.
 */
export function hardCodedTexts(file: string, source: string): HardCoded[] {
  const found: HardCoded[] = []
  const note = (node: Node, text: unknown) => {
    if (typeof text === 'string' && isWords(text))
      found.push({ line: source.slice(0, node.start).split('\n').length, text: text.trim() })
  }
  /** Notes what an expression may come to. */
  const noteValue = (node: Node | null | undefined): void => {
    if (!node) return
    if (node.type === 'JSXText') note(node, node.value)
    if (node.type === 'Literal') note(node, node.value)
    if (node.type === 'JSXExpressionContainer') noteValue(node.expression as Node)
    if (node.type === 'TemplateLiteral')
      for (const part of node.quasis as Node[]) note(part, (part.value as { cooked: string }).cooked)
    if (node.type === 'ConditionalExpression')
      for (const side of ['consequent', 'alternate']) noteValue(node[side] as Node)
    if (node.type === 'LogicalExpression') noteValue(node.right as Node)
  }
  const visit = (node: Node): void => {
    if (/^(Import|Export(All)|TS(Type|Interface)|ThrowStatement)/.test(node.type)) return
    if (node.type === 'Property') {
      const key = nameOf(node.key as Node)
      if (NOT_FOR_VISITORS.includes(key)) return
      if (PRINTED.includes(key)) noteValue(node.value as Node)
    }
    if (node.type === 'JSXAttribute') {
      if (SPOKEN.includes(nameOf(node.name as Node))) noteValue(node.value as Node)
    } else if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as Node[]) noteValue(child)
    if (node.type === 'LogicalExpression' && node.operator === '??') noteValue(node.right as Node)
    if (node.type === 'AssignmentPattern') noteValue(node.right as Node)
    for (const child of childrenOf(node)) visit(child)
  }
  const { program } = parseSync(file, source)
  const own = exampleNames(program as unknown as Node)
  for (const statement of program.body as unknown as Node[]) if (!declares(statement, own)) visit(statement)
  return found.filter(
    ({ text, line }, index) => found.findIndex((one) => one.text === text && one.line === line) === index,
  )
}

const declares = (statement: Node, names: ReadonlySet<string>): boolean =>
  statement.type === 'VariableDeclaration' &&
  (statement.declarations as Node[]).every(({ id }) => names.has(nameOf(id as Node)))

/** Names in the examples of a block, and in what stands for these. */
function exampleNames(program: Node): Set<string> {
  const names = new Set<string>()
  const gather = (node: Node): void => {
    if (node.type === 'Identifier') names.add(nameOf(node))
    for (const child of childrenOf(node)) gather(child)
  }
  const find = (node: Node): void => {
    if (node.type === 'Property' && nameOf(node.key as Node) === 'examples') gather(node.value as Node)
    else for (const child of childrenOf(node)) find(child)
  }
  find(program)
  const constants = (program.body as Node[]).filter(({ type }) => type === 'VariableDeclaration').reverse()
  for (const statement of constants) if (declares(statement, names)) gather(statement)
  return names
}

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const nameOf = (node: Node): string => String(node.name ?? node.value ?? '')

/** What visitors read begins with a capital, or stands between others; codes, addresses and names of types do not. */
const isWords = (text: string): boolean =>
  /^\s*(<p>)?\p{Lu}\p{Ll}|^ \p{L}{2,}|^\p{L}{2,}:? $/u.test(text) && !/^\p{Lu}\p{Ll}+\p{Lu}/u.test(text)
