// Takes minutes: begins first.
import { beforeAll, describe, expect, it } from 'vitest'
import { withSite } from '../browser/index.ts'
import { type Answer, ask } from '../pages/http.ts'
import { sitemapPaths } from '../pages/links.ts'
import { LINKS } from './corpus/links.ts'
import { endpointAddresses } from './endpoints.ts'
import { definition, FRAME_HOST, fillContent, hostileContent } from './hostile-content.ts'
import { dangers, isDangerous, xmlDangers } from './inspect.ts'
import { MARK, rounds, uidOf } from './pen.ts'
import { watched } from './watched-page.ts'

const SECRET = 'the-corpus-of-hostile-content'
const content = hostileContent()

const isXml = ({ headers }: Answer) => /\bxml\b/.test(headers['content-type'] ?? '')
const isHtml = ({ headers }: Answer) => headers['content-type']?.startsWith('text/html')

/** Entries of which ingesting content reports an error, with the field; of HTML in plain text it has to. */
function errorsIn(taken: string): { errors: string[]; texts: string[] } {
  const reports = JSON.parse(taken).reports as { file: string; severity: string; field: string; reason: string }[]
  const found = reports.filter(({ file, severity }) => file.startsWith('entries/') && severity === 'error')
  const isText = ({ reason }: { reason: string }) => reason.startsWith('holds HTML, but is plain text')
  const placed = (some: typeof found) => some.map(({ file, field }) => `${file} ${field}`)
  return { errors: placed(found.filter((report) => !isText(report))), texts: placed(found.filter(isText)) }
}

/** What is wrong with any answer of the site. */
function flawsOf(answer: Answer): string[] {
  if (isHtml(answer)) return dangers(answer.text, [`https://${FRAME_HOST}/`])
  if (isXml(answer)) return xmlDangers(answer.text)
  if (/json/.test(answer.headers['content-type'] ?? '')) return jsonFlaws(JSON.parse(answer.text))
  return []
}

function jsonFlaws(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /url|^id$/.test(key) && isDangerous(value) ? [`${key}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => jsonFlaws(inner, name))
}

describe('a site whose every field is hostile', () => {
  const site = withSite({ content, environment: { CONTENT_SECRET: SECRET, LOG_LEVEL: 'error' } })
  /** Content types whose own page was shown. */
  const shown = new Set<string>()
  let policy: string | undefined

  const take = () =>
    ask(site.origin, '/_content/sync', { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } })

  const visit = async (path: string): Promise<string[]> => {
    const answer = await ask(site.origin, path)
    if (answer.status >= 500) return [`${path}: ${answer.status}`]
    const flaws = flawsOf(answer)
    if (isHtml(answer) && answer.headers['content-security-policy'] !== policy) flaws.push('another policy')
    // The entry that a page shows is the first that it was made from.
    const [own] = String(answer.headers['surrogate-key'] ?? '').split(' ')
    for (const type of definition.pages.keys()) if (own === `e:${uidOf(type)}`) shown.add(type)
    return flaws.map((flaw) => `${path}: ${flaw}`)
  }

  beforeAll(async () => {
    policy = (await ask(site.origin, '/news')).headers['content-security-policy'] as string
    expect(policy).toContain("script-src 'self';")
  })

  it.each(rounds)('shows nothing of it that runs, loads or leads astray: $kind $number', async (round) => {
    fillContent(content, round)
    const { status, text } = await take()
    expect(status).toBe(200)
    // Hostile words are words: no entry, block or list item is left out for them.
    if (round.kind === 'markup') {
      const { errors, texts } = errorsIn(text)
      expect(errors).toEqual([])
      expect(texts.length).toBeGreaterThan(20)
    }
    const paths = await sitemapPaths(site.origin)
    // Not in the sitemap: pages that search engines leave out.
    const fixed = [...definition.pages.values()].map(({ route }) => route).filter((route) => !route.includes(':'))
    const found = [`/search?q=${MARK}`, '/no-such-page']
    const addresses = [...new Set([...paths, ...fixed, ...found, ...endpointAddresses(definition, paths)])]
    expect((await Promise.all(addresses.map(visit))).flat()).toEqual([])
    expect((await ask(site.origin, '/news')).text).toContain(MARK)
    if (round.kind === 'markup') expect(await watched(site.origin, '/document-page')).toEqual([])
  })

  it('shows the page of every content type that has one', () => {
    expect([...shown].sort()).toEqual([...definition.pages.keys()].sort())
  })

  it('leads from the archive and from moved addresses to nothing that runs', async () => {
    const flaws = await Promise.all(
      LINKS.flatMap((_, index) => [visit(`/archived-copy?path=/gone-${index}`), visit(`/moved-${index}`)]),
    )
    expect(flaws.flat()).toEqual([])
    for (const index of LINKS.keys()) {
      const { headers } = await ask(site.origin, `/moved-${index}`)
      expect([LINKS[index], isDangerous(headers.location ?? '')]).toEqual([LINKS[index], false])
      expect(headers.location ?? '/').toMatch(/^(?:\/(?![/\\])|https:\/\/www\.ellery\.example\/)/)
    }
  })

  it('puts nothing into the log but lines of its own', () => {
    const lines = site.output().split('\n').filter(Boolean)
    expect(lines.filter((line) => /^Set-Cookie|^<script>/.test(line))).toEqual([])
  })
})
