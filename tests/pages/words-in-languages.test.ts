import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseHtml } from '../../server/testing/parse.ts'
import { withDemo } from '../browser/index.ts'
import { ask } from './http.ts'
import { pageTypes } from './page-types.ts'
import { englishSaid, leaveOutForeign, textsOf } from './said-texts.ts'

const content = join(import.meta.dirname, '../../demo/content')
const read = (name: string) => readFileSync(join(content, name), 'utf8')
const site = withDemo()

/** What a page says in its own language, without what visitors typed and what others call themselves. */
async function saidOn(tag: string, path: string): Promise<string[]> {
  const asked = `/${tag}${path === '/' ? '' : path}`
  let { status, headers, text } = await ask(site.origin, asked)
  if (status === 301) ({ text } = await ask(site.origin, headers.location as string))
  const document = parseHtml(text)
  // A title has the language of the page, and that of a page by fallback is not.
  if (document.querySelector('main')?.hasAttribute('lang')) document.head.remove()
  leaveOutForeign(document)
  for (const named of document.querySelectorAll('track, a[href^="http"]')) named.remove()
  const typed = new URLSearchParams(path.replace(/^.*\?/, '')).get('q')
  return textsOf(document).map((said) => (typed ? said.replaceAll(typed, '') : said))
}

/** Latin letters that are words, of which a run is one name: codes, addresses and amounts are no words. */
const runsIn = (text: string): string[] =>
  (
    text
      .replace(/\S*[\d@./_#$]\S*/g, '|')
      .match(/\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]+(?: [\p{Script=Latin}\p{M}’'-]+)*/gu) ?? []
  ).filter((run) => !/^\p{Lu}{2,5}$/u.test(run) && !FORMATS.includes(run))
/** Kinds of files that are called so in every language. */
const FORMATS = ['Atom', 'JSON Feed']

const pages = Object.entries(pageTypes).filter(([name]) => name !== 'archived copy')

describe('on pages in Arabic', () => {
  const messages = JSON.parse(read('messages/ar.json')) as Record<string, unknown>
  const isEnglish = englishSaid(messages)
  /** What the Arabic content itself writes in Latin letters: names, streets, and words that it speaks of. */
  const written = readdirSync(join(content, 'entries'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ar\.json$/.test(name))
    .map((name) => read(`entries/${name}`))
    .concat(read('institution.ar.json'), JSON.stringify(messages))
    .join('\n')

  it.each(pages)('%s says nothing in English but what names its language', async (_name, path) => {
    const said = await saidOn('ar', path)
    const latin = said.flatMap(runsIn).filter((run) => !written.includes(run))
    expect([path, [...new Set(latin)]]).toEqual([path, []])
    expect([path, said.filter(isEnglish)]).toEqual([path, []])
    // Between words in Arabic the comma is another one.
    expect([path, said.join(' ').match(/\p{Script=Arabic}+ ?, \p{Script=Arabic}+/gu)]).toEqual([path, null])
  })
})

describe('on pages in Spanish', () => {
  const isEnglish = englishSaid()

  it.each(pages)('%s says no text of the site in English', async (_name, path) => {
    expect([path, (await saidOn('es', path)).filter(isEnglish)]).toEqual([path, []])
  })
})
