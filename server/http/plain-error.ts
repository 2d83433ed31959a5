import type { ServerResponse } from 'node:http'

/** An error page that needs nothing of the site: for requests that never reach it. @param home where the site begins */
export const plainErrorPage = (status: number, home = '/'): string => `<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${status}</title>
</head>
<body>
<main>
<h1>${status}</h1>
<p>An error occurred ${status}</p>
<p><a href="${home}">Home page</a></p>
</main>
</body>
</html>
`

/** @param more header lines beside those already set on the response */
export function sendPlainError(response: ServerResponse, status: number, more: Record<string, string> = {}): void {
  const { locals } = response as ServerResponse & { locals?: { home?: string } }
  const body = plainErrorPage(status, locals?.home)
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...more,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
