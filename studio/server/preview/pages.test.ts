import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import type { Share } from '../store/shares.ts'
import { endedPage, momentBar, shareBar, withBar } from './pages.ts'
import { Visits } from './visits.ts'

const house = { language: 'es-MX', timeZone: 'America/Mexico_City' }
const share: Share = {
  ...{ id: 1, hash: '', personId: 'ana', person: 'Ana', made: 0, until: Date.UTC(2026, 2, 17, 20), note: '<b>' },
  ...{
    entry: { type: 'article', uid: 'a', title: 'Ä & B' },
    language: null,
    at: Date.UTC(2026, 4, 1, 16),
    opened: 0,
    last: null,
  },
}

it('what is around pages is in the language of the site, with nothing of it as markup', () => {
  const bar = shareBar(share, house)
  expect(bar).toContain('<strong>Vista previa para &lt;b&gt;, hasta el 17 mar 2026, 2:00')
  expect(bar).toContain('El borrador de «Ä &amp; B»; todo lo demás')
  expect(bar).toContain('Tal como estará el 1 may 2026, 10:00')
  const path = '/a?x="><script>'
  expect(momentBar({ at: new Date(0), drafts: true, path }, house)).toContain('href="/a?x=&quot;&gt;&lt;script&gt;"')
  expect(endedPage(house)).toMatch(/<html lang="es-MX">[\s\S]*Esta vista previa no se puede mostrar/)
})

it('a bar is read before the page, or after it, and a page without a body is left alone', () => {
  const page = '<html><head><title>x</title></head><body class="a">Page</body></html>'
  const head = '<html><head><title>x</title><link rel="stylesheet" href="/_preview/bar.css"></head>'
  expect(withBar(page, 'BAR', 'first')).toBe(`${head}<body class="a">BARPage</body></html>`)
  expect(withBar(page, 'BAR', 'last')).toBe(`${head}<body class="a">PageBAR</body></html>`)
  expect(withBar('<p>part</p>', 'BAR', 'first')).toBe('<p>part</p>')
  expect(withBar('<p>part</p>', 'BAR', 'last')).toBe('<p>part</p>')
})

it('what a link says is out of its address before anything is noted of the request', () => {
  const visits = new Visits({} as ConstructorParameters<typeof Visits>[0])
  const taken = (url: string) => {
    const request = { url } as IncomingMessage
    visits.take(request)
    return request.url
  }
  expect(['/_preview/1.secret', '/_preview/1.secret/?x=secret', '/_preview/'].map(taken)).toEqual(
    Array(3).fill('/_preview'),
  )
  expect(['/_preview/bar.css', '/a', '/_previews/x'].map(taken)).toEqual(['/_preview/bar.css', '/a', '/_previews/x'])
})
