import { expect, it } from 'vitest'
import type { ContentOptions } from '../../../services/content/index.ts'
import { institution } from '../directory.ts'
import { opened } from '../opened.ts'
import { published } from '../small-site.ts'

const LANGUAGES = [
  { tag: 'en', path: '', label: 'English' },
  { tag: 'es', path: '/es', label: 'Español', fallback: 'en' },
  { tag: 'es-MX', path: '/mx', label: 'Español (México)', fallback: 'es' },
]

/** Content as the site in one language of three has it. */
const openedIn = (language: string, files: Record<string, unknown>, onlyTranslated: string[] = []) =>
  opened(files, {
    institution: { ...institution, language, languages: LANGUAGES, onlyTranslated } as ContentOptions['institution'],
  })

const en = { url: '/clay', blurb: '<p>Clay.</p>', count: 3, when: '2026-03-14' }
const differs = (fields: object) => ({ _holds: 'differences', ...fields })
const inSpanish = differs({
  title: 'Barro',
  blurb: '<p>Barro.</p>',
  publish_details: { environment: 'production', locale: 'es', time: '2026-02-01T00:00:00.000Z' },
})

it('an entry is as its language has it: what its file says there, and the rest as it is everywhere', async () => {
  const files = { 'note/clay.json': en, 'entries/note/clay.es.json': inSpanish }
  const [english, spanish] = [await openedIn('en', files), await openedIn('es', files)]
  expect(await english.get('clay')).toMatchObject({
    title: 'Title of clay',
    blurb: '<p>Clay.</p>',
    path: '/notes/clay',
  })
  expect(await spanish.get('clay')).toMatchObject({
    ...{ title: 'Barro', blurb: '<p>Barro.</p>', path: '/notes/clay', count: 3, when: '2026-03-14' },
    publishDetails: { locale: 'es' },
  })
  expect(spanish.log.lines.filter(({ level }) => level !== 'info')).toEqual([])
})

it('what a language lacks is that of its fallback, and at last the entry’s own', async () => {
  const files = {
    'note/clay.json': en,
    'entries/note/clay.es.json': inSpanish,
    'entries/note/clay.es-MX.json': differs({ title: 'Lodo' }),
    'note/kiln.json': { ...en, url: '/kiln' },
  }
  const mexican = await openedIn('es-MX', files)
  expect(await mexican.get('clay')).toMatchObject({ title: 'Lodo', blurb: '<p>Barro.</p>', count: 3 })
  expect(await mexican.get('kiln')).toMatchObject({ title: 'Title of kiln', path: '/notes/kiln' })
})

it('an entry of a type that is shown only where it is written is absent elsewhere, and comes when it is', async () => {
  const spanish = await openedIn(
    'es',
    { 'note/clay.json': en, 'note/kiln.json': { ...en, url: '/kiln' }, 'entries/note/clay.es.json': inSpanish },
    ['note'],
  )
  expect((await spanish.published.paths({ limit: 9 })).map(({ path }) => path)).toEqual(['/notes/clay'])
  spanish.write('entries/note/kiln.es.json', inSpanish)
  await spanish.sync(['entries/note/kiln.es.json'])
  expect(await spanish.get('kiln')).toMatchObject({ title: 'Barro' })
  spanish.directory.remove('entries/note/kiln.es.json')
  await spanish.sync()
  expect(await spanish.get('kiln')).toBeUndefined()
})

it('a whole entry in a language takes the place of the other, and may be there alone', async () => {
  const files = {
    'note/clay.json': en,
    'entries/note/clay.es.json': { ...published, uid: 'clay', title: 'Barro', url: '/barro' },
    'entries/note/siesta.es.json': { ...published, uid: 'siesta', title: 'Siesta', url: '/siesta' },
  }
  const spanish = await openedIn('es', files)
  const clay = await spanish.get('clay')
  expect(clay).toMatchObject({ path: '/notes/barro' })
  expect(clay).not.toHaveProperty('count', 3)
  expect(await spanish.get('siesta')).toMatchObject({ path: '/notes/siesta' })
  expect(await (await openedIn('en', files)).get('siesta')).toBeUndefined()
})

it('drafts of either are seen in the preview alone', async () => {
  const spanish = await openedIn('es', {
    'note/clay.json': en,
    'entries/note/clay.es.json': inSpanish,
    'note/clay.draft.json': { ...en, uid: 'clay', count: 4, draft: true },
    'note/kiln.json': { ...en, url: '/kiln' },
    'entries/note/kiln.es.draft.json': differs({ title: 'Horno' }),
  })
  expect(await spanish.get('clay')).toMatchObject({ title: 'Barro', count: 3 })
  expect(await spanish.preview.get(['clay'])).toMatchObject([{ title: 'Barro', count: 4 }])
  expect(await spanish.get('kiln')).toMatchObject({ title: 'Title of kiln' })
  expect(await spanish.preview.get(['kiln'])).toMatchObject([{ title: 'Horno' }])
})

it('what is wrong in the file of a language is said with its name, once, and the last good entry stays', async () => {
  const spanish = await openedIn('es', {
    'note/clay.json': { ...en, cta: 'nowhere' },
    'entries/note/clay.es.json': differs({ title: 'Barro', count: 'tres' }),
  })
  const files = () => spanish.log.lines.flatMap(({ facts }) => (typeof facts.file === 'string' ? facts.file : []))
  expect(files()).toEqual(['entries/note/clay.es.json'])
  spanish.write('entries/note/clay.es.json', '{ "title": ')
  await spanish.sync()
  expect(await spanish.get('clay')).toMatchObject({ title: 'Barro' })
  expect(JSON.stringify(spanish.log.lines)).toContain('clay.es.json is not valid JSON')
})

const warnings = ({ log }: Awaited<ReturnType<typeof openedIn>>) =>
  log.lines.flatMap(({ level, message }) => (level === 'info' || message.startsWith('Skipping') ? [] : message))

it.each([
  [
    'clay.sp.json',
    'The site has no language "sp": name it clay.json or clay.es.json or clay.es-MX.json, or add that to',
  ],
  ['clay.esp.json', 'Did you mean clay.es.json?'],
  ['clay.es-mx.draft.json', 'Did you mean clay.es-MX.draft.json?'],
  ['clay.Draft.json', 'Did you mean clay.draft.json?'],
  ['clay.draft.es.json', 'Did you mean clay.es.draft.json?'],
  ['kiln.sp.json', 'Make both the same.'],
])('says of a file that is called %s what it is to be called', async (name, says) => {
  const site = await openedIn('en', { 'note/clay.json': en, [`entries/note/${name}`]: { uid: 'clay', ...inSpanish } })
  expect(warnings(site)).toEqual([
    expect.stringContaining(
      `entries/note/${name} uid: is "clay", while the file is named ${name.replace(/(\.draft)?\.json$/, '')}. ${says}`,
    ),
  ])
})

it.each([
  ['_holds', 'difference'],
  ['_hold', 'differences'],
  ['_Holds', ['differences']],
])('says of "%s": %j that it does not make differences of what a file holds', async (key, holds) => {
  const { _holds: _, ...said } = { uid: 'clay', ...inSpanish, url: '/clay', [key]: holds }
  const written = key === '_holds' ? { ...said, [key]: holds } : said
  const site = await openedIn('es', { 'note/clay.json': en, 'entries/note/clay.es.json': written })
  expect(warnings(site)).toEqual([
    `entries/note/clay.es.json ${key}: is ${JSON.stringify(holds)}, so that the file counts as the whole entry. Write "_holds": "differences", or take it out.`,
  ])
})
