import { escapeHtml } from '#engine/host.ts'
import { explainError, placeOf } from './errors/explanation.ts'

/**
 * A page for developers: what is wrong, in which file and line, and what to do. It reloads when something is changed.
 *
 * @param root folder of the project
 * @param title what does not work
 */
export function errorPage(error: unknown, root: string, title = 'The site cannot answer'): string {
  const { message, location, frame, stack } = explainError(error, root)
  return `<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body { max-width: 60rem; margin: 10vh auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff }
pre { padding: 1.25rem; white-space: pre-wrap; overflow-wrap: anywhere; background: #f3f1ec }
.message { border-left: 4px solid #b3261e }
.frame { overflow-x: auto; white-space: pre; overflow-wrap: normal }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<pre class="message">${escapeHtml(message)}</pre>
${location ? `<p><code>${escapeHtml(placeOf(location))}</code></p>` : ''}
${frame ? `<pre class="frame">${escapeHtml(frame)}</pre>` : ''}
${stack.length > 0 ? `<details><summary>Called from</summary>\n<pre>${escapeHtml(stack.join('\n'))}</pre></details>` : ''}
<p>Change the file and save: this page reloads by itself.</p>
</main>
</body>
</html>
`
}
