import { explain } from '../explain.ts'

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Lines that Vike writes over the error's own message. */
const VIKE_LINES = /^.*\[vike\].*\n/gm

/** A page for developers: what is wrong, where, and what to do. It reloads when something is changed. */
export const errorPage = (error: unknown): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The site cannot answer</title>
<style>
body { max-width: 60rem; margin: 10vh auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff }
pre { padding: 1.25rem; white-space: pre-wrap; overflow-wrap: anywhere; background: #f3f1ec; border-left: 4px solid #b3261e }
</style>
<script type="module" src="/@vite/client"></script>
</head>
<body>
<main>
<h1>The site cannot answer</h1>
<pre>${escapeText(explain(error).replace(VIKE_LINES, ''))}</pre>
<p>Change the file and save: this page reloads by itself.</p>
</main>
</body>
</html>
`
