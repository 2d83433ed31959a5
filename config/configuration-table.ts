import type { Variables } from '#engine/contract/site/variable.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')

const tableOf = (declared: Variables): string => {
  const rows = Object.entries(declared).map(
    ([name, { description, form, default: standard }]) =>
      `| \`${name}\` | ${cell(description)} | ${cell(form)} | ${standard === undefined ? '' : `\`${standard}\``} |`,
  )
  return `| variable | what it does | values | default |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}

/**
 * The page of the documentation that lists every variable, in Markdown.
 *
 * @param further those of programs beside the server, by their names: each reads its own and all others
 */
export function configurationTable(declared: Variables, further: Readonly<Record<string, Variables>> = {}): string {
  const others = Object.entries(further).map(
    ([program, variables]) => `\n## Of \`npm run ${program}\` alone\n\n${tableOf(variables)}`,
  )
  return `# Configuration

Everything is set by environment variables, and nothing has to be set. A wrong value stops the start with the variable, the value and what to do; all wrong values are named at once.

This page is written by \`npm run docs:configuration\`.

${tableOf(declared)}${others.join('')}`
}
