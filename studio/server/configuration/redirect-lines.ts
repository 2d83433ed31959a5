import { parseUrl, sitePath, withoutBasePath } from 'atrium'
import type { RedirectChange } from '../desk/content.ts'

/** A redirect as it was written in a line. */
export interface RedirectLine extends RedirectChange {
  line: number
}

/**
 * Reads redirects as tables and lists have them: an address and where it leads, parted by a comma, a semicolon, a tab or
 * space. Quotes around either go; empty lines, comments and the head of a table are left out.
 *
 * @returns also the numbers of lines that hold no two addresses
 */
export function readRedirectLines(text: string, siteUrl: string): { lines: RedirectLine[]; unread: number[] } {
  const lines: RedirectLine[] = []
  const unread: number[] = []
  for (const [index, own] of text.split(/\r\n|\r|\n/).entries()) {
    const words = own.trim()
    if (words === '' || words.startsWith('#')) continue
    const [from, to, ...more] = cellsOf(words)
    if (index === 0 && from !== undefined && !/[/:]/.test(words)) continue
    if (from === undefined || to === undefined || more.length > 0) unread.push(index + 1)
    else lines.push({ line: index + 1, ...asWritten({ from, to }, siteUrl) })
  }
  return { lines, unread }
}

/** Cells of a line. An address has neither spaces nor tabs; a comma or semicolon may be in one. */
function cellsOf(line: string): string[] {
  const parted = line.includes('\t')
    ? line.split('\t')
    : /[,;]\s*(?:"?(?:\/|https?:))/.test(line)
      ? line.split(/[,;]\s*(?="?(?:\/|https?:))/)
      : line.split(/[,;\s]+/)
  return parted
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter(Boolean)
}

/** An address as `redirects.json` has it: within the site by its path, and as it reads, without escapes. */
export function asWritten<Change extends RedirectChange>(
  { from, to, ...rest }: Change,
  siteUrl: string,
): RedirectChange {
  const plain = (address: string) => readable(withinSite(address.trim(), siteUrl))
  return { ...rest, from: plain(from), to: to === null ? null : plain(to) }
}

function withinSite(address: string, siteUrl: string): string {
  const url = /^https?:\/\//i.test(address) ? parseUrl(address) : undefined
  if (!url || url.origin !== parseUrl(siteUrl)?.origin) return address
  return withoutBasePath(url.pathname + url.search + url.hash, sitePath(siteUrl)) ?? address
}

function readable(address: string): string {
  if (!address.startsWith('/')) return address
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
