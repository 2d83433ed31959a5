import { expect, it } from 'vitest'
import { comeIn, published, withStudio } from './start-studio.ts'

/** Of the demo's institution: English, with Spanish below `/es`. */
const studio = withStudio(
  {
    'document/kiln.json': { ...published, slug: 'kiln' },
    'document/loom.json': { ...published, slug: 'loom' },
    'document/loom.es.json': { uid: 'loom', _holds: 'differences', title: 'Telar', slug: 'telar' },
  },
  undefined,
  { isInLanguages: true },
)

it.each([
  ['', '/loom'],
  ['/in/es', '/es/telar'],
])(
  'what others save of an entry is shown to whoever has opened and left it in the studio at "%s"',
  async (base, path) => {
    const theirs = await comeIn(studio)
    const call = (method: string, rest: string, body?: object) => studio.ask(method, base + rest, body, theirs)
    const at = '/api/entries/document/loom'
    const title = async () =>
      (await studio.ask('GET', studio.canvas + path, undefined, theirs)).text.match(/<h1[^>]*>([^<]*)/)?.[1]
    const window = { window: 'window-of-loom', type: 'document', uid: 'loom' }
    await call('POST', '/api/here', window)
    const { value, hash } = (await call('GET', at)).json.published
    await call('POST', `${at}/check`, { value: { ...value, title: 'Read' } })
    await call('POST', '/api/here', { ...window, window: 'another-window', uid: 'kiln' })
    await studio.ask('PUT', base + at, { value: { ...value, title: 'Saved' }, ifHash: hash })
    expect(await title()).toBe('Read')
    await call('DELETE', '/api/here', window)
    expect(await title()).toBe('Saved')
    // What was sent before it was left may come after it.
    await call('POST', `${at}/check`, { value })
    await call('POST', '/api/here', {})
    expect(await title()).toBe('Saved')
  },
)
