import { closing, docBefore, membersOf, typeOf, wordsOf } from './docstrings.mjs'

const DECLARED = /^export (?:function|const) (use[A-Z]\w*|[A-Z][a-z]\w*)\b/gm

/**
 * Parts of pages and hooks with their import paths and props, as Markdown: whatever a component file of `ui/` exports.
 *
 * @param {readonly string[]} files of `ui/`
 * @param {(path: string) => string} read a source file
 */
export function partsReference(files, read) {
  const found = files
    .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|\/testing\//.test(file))
    .flatMap((file) => {
      const text = read(file)
      return [...text.matchAll(DECLARED)].map(({ 1: name, 0: start, index }) => ({
        name,
        file,
        text,
        doc: wordsOf(docBefore(text, index)),
        parameters: parametersOf(text, index + start.length),
      }))
    })
  const hooks = found.filter(({ name }) => name.startsWith('use'))
  const parts = found.filter((one) => !hooks.includes(one))
  return [
    '## Parts of pages: `atrium/ui/…`',
    ...parts.map(partOf),
    '## Hooks: `atrium/ui/…`',
    table(hooks.map(({ name, file, doc, parameters }) => [name, code(`(${parameters})`), doc, importOf(name, file)])),
  ].join('\n\n')
}

const importOf = (name, file) => `\`import { ${name} } from 'atrium/${file}'\``

function partOf({ name, file, text, doc, parameters }) {
  const type = parameters.startsWith('{')
    ? parameters.slice(closing(parameters, 0) + 1)
    : parameters.replace(/^\w+/, '')
  const written = type.replace(/^\s*:\s*/, '')
  const members = membersOf(/^\w+/.exec(written)?.[0] ?? ' ', text)?.members ?? []
  const rows = members.map((member) => [
    `${member.name}${member.optional ? '' : ' *'}`,
    member.type && code(member.type),
    member.words,
  ])
  const props = rows.length > 0 ? table(rows) : written && `Props: ${code(written)}`
  return [`### ${name}`, [importOf(name, file), doc].filter(Boolean).join('<br>'), props].filter(Boolean).join('\n\n')
}

/** Words that may have such signs themselves. */
const code = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** The parameters of a function that is declared at a position, on one line. */
function parametersOf(text, at) {
  const open = text.indexOf('(', at)
  const line = text.indexOf('\n', at)
  return open < 0 || (line >= 0 && open > line) ? '' : typeOf(text.slice(open + 1, closing(text, open)))
}

const table = (rows) =>
  ['| | |', '|---|---|', ...rows.map(([name, ...said]) => row(name, said.filter(Boolean).join('<br>')))].join('\n')

const row = (name, said) =>
  `| \`${name.replace(' *', '')}\`${name.endsWith(' *') ? ' *' : ''} | ${said.replaceAll('|', '\\|')} |`

/**
 * The tokens of a theme with what they are, as Markdown.
 *
 * @param {string} css in which each is declared; a comment says what those below it are
 */
export function tokensReference(css) {
  const root = css.slice(css.indexOf(':root'))
  const declared = root.slice(0, root.indexOf('\n  }'))
  const tokens = [...declared.matchAll(/(?:\/\*([^*]*)\*\/\s*)?^\s*(--[\w-]+):\s*([^;]+);/gm)]
  const rows = tokens.map(([, comment = '', name, value]) => [
    name,
    `\`${value.replace(/\s+/g, ' ')}\``,
    comment.replace(/\s+/g, ' ').trim(),
  ])
  return `## Tokens of style sheets: \`ui/theme/tokens.css\`\n\nWritten as \`var(--space-3)\`. [Another look](another-look.md) says how a site changes them.\n\n${table(rows)}`
}
