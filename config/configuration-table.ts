import type { Variables } from '#engine/contract/site/variable.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')

/** The page of the documentation that lists every variable, in Markdown. */
export function configurationTable(declared: Variables): string {
  const rows = Object.entries(declared).map(
    ([name, { description, form, default: standard }]) =>
      `| \`${name}\` | ${cell(description)} | ${cell(form)} | ${standard === undefined ? '' : `\`${standard}\``} |`,
  )
  return `# Configuration

Everything is set by environment variables, and nothing has to be set. A wrong value stops the start with the variable, the value and what to do; all wrong values are named at once.

This page is written by \`npm run docs:configuration\`.

| variable | what it does | values | default |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
