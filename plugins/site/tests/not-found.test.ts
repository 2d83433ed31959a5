import type { ArchivedCopy } from 'atrium'
import { contentOf, entryOf, pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { present } from '#engine/request/page/compose.ts'
import { archivedCopy, outcomeOf } from '../archived-copy.ts'
import { notFoundPage, otherErrorPage } from '../not-found.ts'
import page404 from '../types/page-404.ts'

const lost = entryOf('page_404', 'lost', {
  title: 'This frame is empty',
  a11yDescription: 'The page is not here.',
  image: { uid: 'img_lost', contentType: 'image', title: 'Lost', alt: 'An empty frame', iiif: { id: 'lost' } },
  links: [{ title: 'News', href: '/news' }],
  archiveLinkTitle: 'See the copy',
  archiveLookupStatusMessages: { success: '<p>Found.</p>', failure: '<p>None.</p>' },
})

describe('the page that is not found', () => {
  const compose = async (entries: (typeof lost)[], path = '/gone') => {
    const context = pageContext({ types: [page404], entries })
    const error = { status: 404, message: '', path }
    const data = await notFoundPage.load?.({ error, context })
    return {
      head: notFoundPage.head?.({ error, data, context }),
      section: present(notFoundPage.compose({ error, data, context }))[0],
    }
  }

  it('SITE-044 SITE-045 SITE-046 SITE-047 SITE-048 SITE-049 SITE-050 shows the first entry', async () => {
    const later = {
      ...lost,
      uid: 'later',
      title: 'Nothing hangs here',
      publishDetails: { time: '2026-02-01T00:00:00Z' },
    }
    const { head, section } = await compose([later, { ...lost, publishDetails: { time: '2026-01-01T00:00:00Z' } }])
    expect(head).toEqual({ title: 'Page Not Found', description: 'The page is not here.' })
    expect(section).toMatchObject({
      title: 'Page Not Found',
      subheading: 'This frame is empty',
      description: 'The page is not here.',
      image: { uid: 'img_lost', alt: 'An empty frame' },
      links: [{ title: 'News', href: '/news' }],
    })
  })

  it('SITE-044 stands without any entry', async () => {
    expect((await compose([])).section).toMatchObject({ title: 'Page Not Found', links: [] })
  })

  it('CLR-009 SITE-054 links to our own look-up of the path, without the query', async () => {
    const { section } = await compose([lost], '/old/page')
    expect(section?.lookUp).toEqual({
      title: 'Look for an archived copy of this page',
      href: '/archived-copy?path=%2Fold%2Fpage',
    })
  })
})

describe('any other error', () => {
  it('SITE-061 SITE-062 SITE-063 is titled by its status, says what occurred and leads home', () => {
    const failed = (message: string) => {
      const input = { error: { status: 500, message, path: '/' }, data: undefined, context: pageContext() }
      return { head: otherErrorPage.head?.(input), section: present(otherErrorPage.compose(input))[0] }
    }
    expect(failed('the store is closed')).toMatchObject({
      head: { title: '500' },
      section: {
        title: '500',
        text: 'An error occurred the store is closed',
        link: { title: 'Home page', href: '/' },
      },
    })
    expect(failed('').section?.text).toBe('An error occurred 500')
  })
})

describe('the look-up of an archived copy', () => {
  const copy: ArchivedCopy = { available: true, status: '200', url: 'https://archive.example.org/old' }
  const lookUp = async (
    path: string,
    archive: () => Promise<ArchivedCopy | null>,
    known: string[] = [],
    basePath = '',
  ) => {
    const context = pageContext({
      institution: { basePath },
      types: [page404],
      entries: [lost],
      routes: known,
      ports: { archive: { lookUp: archive } },
    })
    const query = new URLSearchParams({ path })
    const answer = await archivedCopy.handle({
      request: {
        method: 'GET',
        path: '/archived-copy',
        parameters: {},
        query,
        form: new URLSearchParams(),
        header: () => undefined,
      },
      context,
    })
    return { answer, section: answer?.page?.sections[0], lines: context.log.lines }
  }

  it.each<[string, ArchivedCopy | null, string]>([
    ['available and 200', copy, 'success'],
    ['not available', { ...copy, available: false }, 'failure'],
    ['archived as missing', { ...copy, status: '404' }, 'failure'],
    ['status as a number', { ...copy, status: 200 as never }, 'failure'],
    ['without address', { available: true, status: '200' }, 'failure'],
    ['with a script for an address', { ...copy, url: 'javascript:alert(1)' }, 'failure'],
    ['unknown', null, 'failure'],
  ])('SITE-058 SITE-059 %s: %#', (_case, found, status) => {
    expect(outcomeOf(found).status).toBe(status)
  })

  it('SITE-051 SITE-052 shows the message of the outcome and a link to the copy', async () => {
    expect((await lookUp('/old', async () => copy)).section).toMatchObject({
      status: 'success',
      message: '<p>Found.</p>',
      link: { title: 'See the copy', href: 'https://archive.example.org/old' },
    })
    const none = (await lookUp('/old', async () => null)).section
    expect(none).toMatchObject({ status: 'failure', message: '<p>None.</p>' })
    expect(none).not.toHaveProperty('link')
  })

  it('SITE-053 reads the messages under their second name, too', async () => {
    const written = { uid: 'lost', _content_type_uid: 'page_404', status_messages: { failure: '<p>None.</p>' } }
    const { entryOf } = contentOf({ types: [page404], entries: [written] })
    expect((await entryOf('lost'))?.archiveLookupStatusMessages).toEqual({ failure: '<p>None.</p>' })
  })

  it('SITE-060 reports a look-up that fails, and shows the failure', async () => {
    const { section, lines } = await lookUp('/old', () => Promise.reject(new Error('timed out')))
    expect(section?.status).toBe('failure')
    expect(lines).toMatchObject([
      { level: 'error', facts: { path: '/old' }, message: expect.stringContaining('timed out') },
    ])
  })

  it('SITE-054 sends the path alone to the archive, and nothing for a page that is there', async () => {
    const asked: string[] = []
    const archive = async (path?: string) => {
      asked.push(path ?? '')
      return null
    }
    await lookUp('/old/?a=1#b', archive as never)
    expect(asked).toEqual(['/old'])
    expect((await lookUp('/news', archive as never, ['/news'])).answer).toMatchObject({
      status: 302,
      headers: { location: '/news' },
    })
    expect(asked).toEqual(['/old'])
  })

  it('SITE-055 asks for the address in the language of the visitor, and shows it', async () => {
    const asked: string[] = []
    const archive = async (path?: string) => {
      asked.push(path ?? '')
      return null
    }
    const { section } = await lookUp('/visit/antes', archive as never, [], '/es')
    expect([asked, section?.path]).toEqual([['/es/visit/antes'], '/es/visit/antes'])
    await lookUp('/visit/antes.html', archive as never, [], '/es')
    expect(asked[1]).toBe('/es/visit/antes.html')
  })

  it.each(['', 'https://evil.example/', `/${'x'.repeat(2001)}`])(
    'SITE-054 knows nothing of what is not a valid path: %s',
    async (path) => {
      expect((await lookUp(path, async () => copy)).answer).toBeNull()
    },
  )
})
