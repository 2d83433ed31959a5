/** The cookies of a `Cookie` header; broken pairs are left out. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null)
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 1) continue
    try {
      cookies[pair.slice(0, at).trim()] = decodeURIComponent(pair.slice(at + 1).trim())
    } catch {
      // A value that is not encoded as one says nothing.
    }
  }
  return cookies
}
