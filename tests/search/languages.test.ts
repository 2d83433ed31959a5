import type { Institution } from 'atrium'
import { describe, expect, it } from 'vitest'
import { openContent } from '../../services/content/index.ts'
import { institution as ellery } from '../content/directory.ts'
import { opened } from '../content/opened.ts'
import { searchIn, site } from './records.ts'

const institutionIn = (language: string): Institution => ({ ...ellery, language })
const openedIn = (language: string, titles: Record<string, string>, locales: Record<string, string> = {}) =>
  opened(
    Object.fromEntries(
      Object.entries(titles).map(([uid, title]) => [
        `note/${uid}.json`,
        {
          ...{ title, url: `/${uid}` },
          publish_details: { time: '2026-01-10T16:00:00.000Z', locale: locales[uid] ?? language },
        },
      ]),
    ),
    { institution: institutionIn(language) },
  )

describe('search on a site in another language than English', () => {
  it.each([
    ['es', 'Exposiciones de invierno', 'exposición'],
    ['es', 'La imaginación del vidrio', 'IMAGINACION'],
    ['fr', 'L’exposition d’été', 'expositions'],
    ['fr', 'L’exposition d’été', 'ete'],
    ['de', 'Museen und Häuser', 'Museum Haus'],
    ['it', 'Dell’arte dei vetri', 'arte'],
    ['pt', 'Exposições do museu', 'exposição museus'],
    ['tr', 'Müzesinde bir gün', 'müze'],
    ['tr', 'Sanat müzesi', 'muzesi'],
    ['tr', 'Kapılar', 'KAPI'],
    ['ru', 'Музеи города', 'музей'],
    ['hu', 'A múzeumról', 'muzeum'],
    ['fi', 'Näyttelyssä', 'nayttely'],
    ['ar', 'اللَّوحات في المتحف', 'متحف لوحة'],
    ['ar', 'أثر مصطفى', 'اثر مصطفي'],
    ['ja', 'ガラスの花の展覧会', 'ｶﾞﾗｽ 展覧会'],
    ['ja', '展覧会は浮世絵', '浮世絵の展覧会'],
    ['ja', 'コンピュータの歴史', 'コンピューター'],
    ['zh-Hans', '博物馆在北京', '北京的博物馆'],
  ])('in %s finds %s by %s', async (language, title, term) => {
    const { published } = await openedIn(language, { one: title, other: 'Otra 別 другое آخر' })
    expect(await searchIn(published)(term)).toEqual(['one'])
  })

  it('offers what may have been meant as it is spelt, and finds it', async () => {
    const { published } = await openedIn('es', { one: 'Porcelana y cerámica de la ciudad' })
    const answer = await published.search({ term: 'ceramcia', from: 0, size: 5 })
    expect([answer.suggestion, answer.isReplaced, answer.total]).toEqual(['cerámica', true, 1])
  })

  it('completes titles from their beginning, with and without accents', async () => {
    const { published } = await openedIn('fr', {
      one: 'L’été des potiers',
      two: 'Été au jardin',
      three: 'Potiers d’été',
    })
    expect((await published.complete('ete')).names.toSorted()).toEqual([
      'L’été des potiers',
      'Potiers d’été',
      'Été au jardin',
    ])
    expect((await published.complete('jard')).names).toEqual(['Été au jardin'])
  })

  it('completes titles in Arabic without their article', async () => {
    const { published } = await openedIn('ar', { one: 'المتحف ليلاً' })
    expect((await published.complete('متح')).names).toEqual(['المتحف ليلاً'])
  })

  it('finds entries in other languages by the words that they hold, with accents or without', async () => {
    const { published } = await openedIn(
      'en-US',
      { spanish: 'Exposiciones de la colección', arabic: 'المتحف', french: 'Les œuvres gravées' },
      { spanish: 'es', arabic: 'ar', french: 'fr' },
    )
    const find = searchIn(published)
    expect(await find('coleccion')).toEqual(['spanish'])
    expect(await find('EXPOSICIONES')).toEqual(['spanish'])
    expect(await find('متحف')).toEqual(['arabic'])
    expect(await find('gravees oeuvres')).toEqual(['french'])
  })

  it('of synonyms finds the forms in its language', async () => {
    const { published } = await openedIn('es', { one: 'Entradas del museo' })
    const alike = [['boleto', 'entrada']]
    const { hits } = await published.search({ term: 'boletos', from: 0, size: 5, alike })
    expect(hits).toMatchObject([{ uid: 'one' }])
  })
})

describe('what is in another language than the site', () => {
  const titles = {
    mentioned: 'Notas del jardín y otras cosas de la casa',
    ...{ english: 'Clay jardín', named: 'Jardín', spanish: 'Barro del jardín' },
  }
  const locales = { english: 'en-US', named: 'fr' }

  it('comes after all that is in its own, but for what is called as was typed; how much it is, is counted', async () => {
    const { published } = await openedIn('es', titles, locales)
    const answer = await published.search({ term: 'jardín', from: 0, size: 5 })
    expect(answer.hits.map((hit) => 'uid' in hit && hit.uid)).toEqual(['named', 'spanish', 'mentioned', 'english'])
    expect([answer.total, answer.foreign]).toEqual([4, 2])
    expect(await searchIn(published)('clay')).toEqual(['english'])
    expect((await published.search({ term: 'barro', from: 0, size: 5 })).foreign).toBeUndefined()
  })

  it('is completed last, and with its language', async () => {
    const { published } = await openedIn('es', titles, locales)
    const { names, languages } = await published.complete('jard')
    expect(names.slice(-2).toSorted()).toEqual(['Clay jardín', 'Jardín'])
    expect(languages).toEqual(
      new Map([
        ['Clay jardín', 'en-US'],
        ['Jardín', 'fr'],
      ]),
    )
    expect((await published.complete('barr')).languages).toBeUndefined()
  })

  it('is every record of another application, where the site is not in the language of the institution', async () => {
    const languages = [
      { tag: 'en', path: '' as const, label: 'English' },
      { tag: 'es', path: '/es' as const, label: 'Español', fallback: 'en' },
    ]
    const langsIn = async (language: string) => {
      const { published, directory, sync } = await opened(
        {},
        { site, institution: { ...institutionIn(language), languages } },
      )
      directory.write('search/works.json', [{ title: 'Clay jar', url: 'https://works.example/1' }])
      await sync()
      const { hits } = await published.search({ term: 'clay', from: 0, size: 5 })
      return hits.map((hit) => 'lang' in hit && hit.lang)
    }
    expect(await langsIn('es')).toEqual(['en'])
    expect(await langsIn('en')).toEqual([undefined])
  })
})

describe('a store that was made for another language', () => {
  it('is indexed again, entries and records, and forgets words as they were spelt', async () => {
    const english = await opened(
      { 'note/one.json': { title: 'Restauraciones', url: '/one' } },
      { site, institution: institutionIn('en') },
    )
    const record = { title: 'Colecciones', url: 'https://works.example/1', description: '' }
    english.directory.write('search/works.json', [record])
    await english.sync()
    expect(await searchIn(english.published)('restaurar')).toEqual([])
    await english.close()
    const spanish = await openContent({ ...english.options, institution: institutionIn('es') })
    try {
      const find = searchIn(spanish.published)
      expect(await find('restaurar')).toEqual(['one'])
      expect(await find('colección')).toEqual(['Colecciones'])
      expect((await spanish.published.search({ term: 'restauracoines', from: 0, size: 5 })).suggestion).toBe(
        'restauraciones',
      )
    } finally {
      await spanish.close()
    }
    const again = await openContent({ ...english.options, institution: institutionIn('en') })
    try {
      expect(await searchIn(again.published)('restaurar')).toEqual([])
      expect(await searchIn(again.published)('restauraciones')).toEqual(['one'])
    } finally {
      await again.close()
    }
  })

  it('is so too where nothing else of an entry is kept otherwise', async () => {
    const english = await openedIn('en', { one: 'Künstlerinnen in Museen' })
    expect((await english.published.search({ term: 'kunslterinnen', from: 0, size: 5 })).suggestion).toBe(
      'kunstlerinnen',
    )
    await english.close()
    const german = await openContent({ ...english.options, institution: institutionIn('de') })
    try {
      expect(await searchIn(german.published)('Museum')).toEqual(['one'])
      expect((await german.published.search({ term: 'kunslterinnen', from: 0, size: 5 })).suggestion).toBe(
        'künstlerinnen',
      )
    } finally {
      await german.close()
    }
  })
})
