import { defineContentType, f, type Institution } from 'atrium'
import { siteOfParts } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openContent } from '../../../services/content/index.ts'
import { institution } from '../directory.ts'
import { opened } from '../opened.ts'

const plain = defineContentType({ name: 'plain', label: 'Plain', schema: z.object({ year: f.integer() }) })
const indexed = defineContentType({
  name: 'indexed',
  label: 'Indexed',
  schema: z.object({ family: f.text(), given: f.text() }),
  index: ['title', 'family'],
})
const site = siteOfParts({ types: [plain, indexed] })

const inLanguage = (language: string): Institution => ({ ...institution, language })
const openedIn = (language: string, type: string, titles: readonly string[]) =>
  opened(Object.fromEntries(titles.map((title, at) => [`${type}/e${at}.json`, { title, family: title }])), {
    site,
    institution: inLanguage(language),
  })

describe('lists in the order of a text', () => {
  it.each([
    ['en-US', ['Elm', 'Élan', 'Room 10', 'room 9', 'Voss', 'Vásquez', 'Vega']],
    ['sv', ['Zorn', 'Ängel', 'Ådal', 'Ö', 'Alm']],
    ['es', ['oso', 'ñandú', 'nuez', 'Árbol']],
    ['tr', ['ikon', 'ılık', 'çam', 'cam', 'dal']],
    ['ar', ['متحف', 'أثر', 'بيت']],
    ['ja', ['ガラス', 'あお', 'いぬ', 'アカ']],
    ['zh-Hans', ['中国', '北京', '上海']],
  ])('follow the alphabet of %s, page by page, up and down, with an index and without', async (language, titles) => {
    const { compare } = new Intl.Collator(language, { numeric: true })
    const expected = titles.toSorted(compare)
    for (const [type, field] of [
      ['plain', 'title'],
      ['indexed', 'title'],
      ['indexed', 'family'],
    ] as const) {
      const { published } = await openedIn(language, type, titles)
      const titlesOf = async (order: 'ascending' | 'descending', page?: { number: number; size: number }) =>
        (await published.find([type], { sort: [{ field, order }], page })).items.map(({ title }) => title)
      expect(await titlesOf('ascending')).toEqual(expected)
      expect(await titlesOf('descending')).toEqual(expected.toReversed())
      expect(await titlesOf('ascending', { number: 2, size: 2 })).toEqual(expected.slice(2, 4))
    }
  })

  it('are found by exactly the text that is asked for, and by its range as it is written', async () => {
    const { published } = await openedIn('es', 'indexed', ['Ana', 'ana', 'Aná', 'Zoé', 'Ñu'])
    const found = async (family: string | { gt: string }) =>
      (await published.find(['indexed'], { where: { family }, sort: [{ field: 'family' }] })).items.map(
        ({ title }) => title,
      )
    expect([await found('ana'), await found('Aná'), await found('aná')]).toEqual([['ana'], ['Aná'], []])
    expect(await found({ gt: 'Z' })).toEqual(['ana', 'Ñu', 'Zoé'])
  })

  it('are put in order anew when the language of the institution changes', async () => {
    const english = await openedIn('en', 'indexed', ['Ängel', 'Alm', 'Zorn'])
    const titles = async ({ published }: Pick<typeof english, 'published'>) =>
      (await published.find(['indexed'], { sort: [{ field: 'title' }] })).items.map(({ title }) => title)
    expect(await titles(english)).toEqual(['Alm', 'Ängel', 'Zorn'])
    await english.close()
    const swedish = await openContent({ ...english.options, institution: inLanguage('sv') })
    expect(await titles(swedish)).toEqual(['Alm', 'Zorn', 'Ängel'])
    await swedish.close()
  })
})
