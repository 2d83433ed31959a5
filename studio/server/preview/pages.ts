import { createTranslator } from 'atrium'
import { escapeHtml, type SiteResponse } from '#engine/host.ts'
import { POLICY } from '../../../server/http/security-headers.ts'
import { isSpanish, namedTexts, spokenIn } from '../../spanish.ts'
import { isPage } from '../canvas/page.ts'
import { framedBy } from '../guards/headers.ts'
import type { Share } from '../store/shares.ts'
import spanish from './messages.es.ts'
import messages from './messages.ts'

/** Whose preview it is. */
export interface House {
  language: string
  timeZone: string
}

/** Below it are the links, and the styles of what is around pages. */
export const PREVIEW = '/_preview'
export const STYLES = `${PREVIEW}/bar.css`

/** The bar is shown below the page, and read before it. */
export const BAR_STYLES = `
html { scroll-padding-block-end: 4rem; }
body { padding-block-end: 3.5rem; }
.atrium-preview { position: fixed; inset: auto 0 0; z-index: 2147483647; margin: 0; padding: .5rem 1rem;
  font: 500 .875rem/1.4 system-ui, sans-serif; color: #fff; background: #1b1f3b; text-align: center; }
.atrium-preview p { margin: 0; font: inherit; color: inherit; }
.atrium-preview strong { font-weight: 700; }
.atrium-preview a { color: #fff; text-decoration: underline; }
.atrium-preview a:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
@media (width < 40rem) {
  .atrium-preview span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
}
@media print { .atrium-preview { display: none; } body { padding: 0; } }
.atrium-ended { max-width: 36rem; margin: 20vh auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b1f3b; }
`

const textsIn = ({ language }: House) => {
  return createTranslator(language, isSpanish(language) ? namedTexts(spanish) : undefined).translate(messages)
}

/** Says on each page of a link what it shows, for whom, and until when. */
export function shareBar({ note, until, entry, at }: Share, house: House): string {
  const texts = textsIn(house)
  const words = [
    texts.previewFor({ note, moment: momentIn(until, house) }),
    entry ? texts.ofOne({ title: entry.title }) : texts.ofAll,
    ...(at === null ? [] : [texts.asOf({ moment: momentIn(at, house) })]),
  ]
  const [first = '', ...rest] = words.map((text) => escapeHtml(text))
  return bar(texts.preview, `<strong>${first}</strong> <span>${rest.join(' ')}</span>`)
}

/** Says on each page as of when it is. @param path where the page as it is now is */
export function momentBar({ at, drafts, path }: { at: Date; drafts: boolean; path: string }, house: House): string {
  const texts = textsIn(house)
  const title = escapeHtml(texts.asOfTitle({ moment: momentIn(at.getTime(), house) }))
  const rest = escapeHtml(drafts ? texts.withDrafts : texts.withoutDrafts)
  // A page that was led to by it would be led back.
  const back = `<a href="${escapeHtml(path)}" rel="noreferrer">${escapeHtml(texts.backToNow)}</a>`
  return bar(texts.preview, `<strong>${title}.</strong> ${rest} ${back}`)
}

const bar = (label: string, html: string): string =>
  `<aside class="atrium-preview" aria-label="${escapeHtml(label)}"><p>${html}</p></aside>`

/** Puts a bar into a page. @param place before all else where it has no link, since the first one skips to the content */
export function withBar(html: string, bar: string, place: 'first' | 'last'): string {
  const link = `<link rel="stylesheet" href="${STYLES}">`
  const head = html.indexOf('</head>')
  const styled = head === -1 ? html : html.slice(0, head) + link + html.slice(head)
  const [open = ''] = /<body\b[^<>]*>/.exec(styled) ?? []
  const at = place === 'last' ? styled.lastIndexOf('</body>') : styled.indexOf(open) + open.length
  return at <= 0 ? styled : styled.slice(0, at) + bar + styled.slice(at)
}

/** Header lines of what a link shows: found by nobody, kept nowhere, in no frame, and no page learns of it. */
export const sharedHeaders = (headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  [POLICY]: framedBy(headers[POLICY] ?? '', ["'none'"]),
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow, noarchive',
})

/** A page of the site as a link shows it. */
export function sharedPage(made: SiteResponse, share: Share, house: House): SiteResponse {
  return {
    ...made,
    headers: { ...sharedHeaders(made.headers), 'cache-control': 'no-store' },
    body: isPage(made) ? withBar(String(made.body), shareBar(share, house), 'first') : made.body,
  }
}

/** Shown to whoever brings a link that has ended, or that never was: which of both it says to nobody. */
export function endedPage(house: House): string {
  const texts = textsIn(house)
  const [title, help] = [escapeHtml(texts.ended), escapeHtml(texts.endedHelp)]
  return `<!DOCTYPE html>
<html lang="${escapeHtml(spokenIn(house.language))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${STYLES}">
</head>
<body>
<main class="atrium-ended">
<h1>${title}</h1>
<p>${help}</p>
</main>
</body>
</html>
`
}

const momentIn = (moment: number, { language, timeZone }: House): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment)
