import { replaceWith } from './replace.ts'

/** Places that Word marks for itself. */
const OF_WORD = /^(?:_Toc|_Hlk|_Ref|_GoBack|_heading|OLE_LINK)/

/** Links as they were meant: to pages of the site by their path, and without the detour that Google Docs makes. */
export function tidyLinks(pasted: Element, siteUrl: string): void {
  for (const link of pasted.querySelectorAll('a[href]')) {
    const href = direct(link.getAttribute('href')?.trim() ?? '')
    link.setAttribute('href', href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href)
  }
  const named = new Set([...pasted.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1)))
  for (const element of pasted.querySelectorAll('[id], a[name]')) {
    const name = element.id || element.getAttribute('name') || ''
    if (named.has(name) && !OF_WORD.test(name)) continue
    element.removeAttribute('id')
    element.removeAttribute('name')
    if (element.localName === 'a' && !element.hasAttribute('href')) replaceWith(element)
  }
}

function direct(href: string): string {
  if (!/^https:\/\/www\.google\.[a-z.]+\/url\?/.test(href)) return href
  const { searchParams } = new URL(href)
  return searchParams.get('q') ?? searchParams.get('url') ?? href
}
