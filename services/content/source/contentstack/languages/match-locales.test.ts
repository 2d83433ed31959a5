import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchLocales, type StackLocale } from './match-locales.ts'

const named = (...tags: string[]) =>
  tags.map((tag, index) => ({ tag, path: '', label: tag, ...(index > 0 && { fallback: tags[0] as string }) }))
/** The first one is the main language, to which all others fall back. */
const stack = (...codes: string[]): StackLocale[] =>
  codes.map((code, index) => (index === 0 ? { code } : { code, fallback: codes[0] as string }))
const match = (tags: string[], codes: string[], set?: string) => matchLocales(named(...tags), stack(...codes), set)

describe('languages of an institution among those of a stack', () => {
  it.each([
    ['by their tag, whatever its case', ['en-US', 'es-MX'], ['en-us', 'es-mx'], ['en-us', 'es-mx']],
    ['by the language alone', ['en-GB', 'es'], ['en-us', 'es-mx'], ['en-us', 'es-mx']],
    ['by the tag before the language', ['en', 'es', 'es-MX'], ['en', 'es-mx', 'es-es'], ['en', 'es-es', 'es-mx']],
    ['not where two of the stack come into question', ['en', 'es'], ['en', 'es-mx', 'es-es'], ['en', undefined]],
    ['not where two of the site do', ['en', 'es-AR', 'es-CL'], ['en', 'es'], ['en', undefined, undefined]],
    ['not in another script', ['en', 'zh-Hant'], ['en', 'zh-cn'], ['en', undefined]],
    ['in the script that is meant', ['en', 'zh-Hant'], ['en', 'zh-cn', 'zh-tw'], ['en', 'zh-tw']],
    ['beside codes that are no languages', ['en', 'es'], ['en', 'x_1-', 'es'], ['en', 'es']],
  ])('are found %s', (_how, tags, codes, expected) => {
    const found = match(tags, codes).codes
    expect(tags.map((tag) => found.get(tag))).toEqual(expected)
  })

  it('the one that is set is the own one, whatever it is called', () => {
    const { codes, warnings, ignored } = match(['en-US', 'es'], ['en-gb', 'en-us', 'es'], 'en-GB')
    expect([codes.get('en-US'), warnings, ignored]).toEqual(['en-gb', [], ['en-us']])
  })

  it('what the stack lacks is said, with what it has and what to do', () => {
    expect(match(['en', 'es'], ['en', 'fr'])).toMatchObject({
      warnings: [
        'The stack has no language es, which institution.json names: no entry is written in it. It has en, fr: add it to the stack, or take it out of "languages".',
      ],
      ignored: ['fr'],
    })
  })

  it('in place of an own one that the stack lacks its main one is shown, unless that is another of the site', () => {
    const { codes, warnings } = match(['fr', 'es'], ['en-us', 'es'])
    expect(codes.get('fr')).toBe('en-us')
    expect(warnings[0]).toMatch(
      /^The stack has no language fr, .* en-us, is shown in its place\..* CONTENTSTACK_LOCALE /,
    )
    expect(match(['fr', 'es'], ['es', 'de']).codes.get('fr')).toBeUndefined()
  })

  it('a fallback that is another than in the stack is said', () => {
    const locales = [...stack('en', 'es'), { code: 'es-mx', fallback: 'es' }]
    expect(matchLocales(named('en', 'es', 'es-MX'), locales).warnings).toEqual([
      'es-MX falls back to en in institution.json, and to es in the stack. The site shows what institution.json says: change one of them.',
    ])
    expect(match(['es', 'en'], ['en', 'es']).warnings[0]).toMatch(
      /^en falls back to es .*, and to nothing in the stack/,
    )
  })

  it('of a stack of which nothing is known nothing is said', () => {
    expect(matchLocales(named('en', 'es'), []).warnings).toEqual([])
    const stated = [{ code: 'en' }, { code: 'es' }]
    expect(matchLocales(named('en', 'es'), stated)).toMatchObject({ main: undefined, warnings: [] })
  })

  it('whatever there is, each is found once at most, and none is made up', () => {
    const code = fc.constantFrom('en', 'en-us', 'EN-gb', 'es', 'es-mx', 'zh-tw', 'zh-hans', '__proto__', 'a', '1')
    const tag = fc.constantFrom('en', 'en-US', 'es', 'es-MX', 'es-AR', 'zh-Hant', 'fr')
    fc.assert(
      fc.property(
        fc.uniqueArray(tag, { minLength: 1 }),
        fc.uniqueArray(code),
        fc.option(code, { nil: undefined }),
        (tags, codes, set) => {
          const found = [...match(tags, codes, set).codes]
          expect(new Set(found.map(([, one]) => one)).size).toBe(found.length)
          for (const [own, one] of found) {
            expect(tags).toContain(own)
            if (set === undefined || own !== tags[0]) expect(codes).toContain(one)
          }
        },
      ),
    )
  })
})
