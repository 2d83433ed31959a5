import { dirname } from 'node:path'
import { testInstitution } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { catalogueOf, englishTexts } from '#engine/translation/catalogue.ts'
import { formsOf, placeholdersOf } from '#engine/translation/check-texts.ts'
import { isTest, sourceFiles } from '../../server/commands/measures/source-files.ts'
import { defineSite } from '../../server/start/site/site-definition.ts'
import { hardCodedTexts } from './hard-coded-texts.ts'

const { messages } = defineSite(testInstitution)
const english = englishTexts(messages)
const isCatalogue = (path: string): boolean => /\/(messages(\.[\w-]+)?|english)\.ts$/.test(path)
const code = sourceFiles.filter(({ path }) => !isTest(path) && !isCatalogue(path) && /\.tsx?$/.test(path))

describe('the catalogue of Spanish', () => {
  const spanish = catalogueOf('es', messages)

  it('has every text of the site, and none beside', () => {
    expect(spanish.missing).toEqual([])
    expect([...spanish.texts.keys()].filter((id) => !english.has(id))).toEqual([])
  })

  it('names the same placeholders, and has every plural form that is needed to count', () => {
    const wrong = [...spanish.texts].filter(([id, text]) => {
      const own = english.get(id) ?? ''
      const offered = [...placeholdersOf(own)].sort()
      // A form for one need not name the number.
      const named = [...new Set([...placeholdersOf(text), ...offered.filter((name) => name === 'count')])].sort()
      const forms = typeof text === 'string' ? [] : formsOf('es').filter((form) => !(form in text))
      return typeof own !== typeof text || String(named) !== String(offered) || forms.length > 0
    })
    expect(wrong.map(([id]) => id)).toEqual([])
  })
})

/** Names that are taken out of a translated group: `const { table } = useMessages(messages)`. */
const taken = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\} = [\w.]*(?:useMessages|translate)\(/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace(/:.*/, '').trim()),
  )

describe('texts of the site', () => {
  it('are all said by the folder that declares them', () => {
    const unused = [...messages.groups.values()].flatMap(({ file, definition }) => {
      const folder = dirname(file)
      const near = code.filter(({ path }) => path.startsWith(`${folder}/`)).map(({ text }) => text)
      return Object.keys(definition)
        .filter(
          (name) => !near.some((text) => new RegExp(`(\\.|')${name}\\b`).test(text) || taken(text).includes(name)),
        )
        .map((name) => `${file}: ${name}`)
    })
    expect(unused).toEqual([])
  })

  const areaOf = (path: string) => path.split('/').slice(0, 2).join('/')
  /** Areas that visitors never see are in English, as labels and help of fields are. */
  const areasForAuthors = new Set(
    code
      .filter(({ path, text }) => path.startsWith('plugins/') && text.includes("audience: 'authors'"))
      .map(({ path }) => areaOf(path)),
  )
  const shown = code.filter(
    ({ path }) =>
      /^(ui|blocks|model|plugins)\//.test(path) &&
      !areasForAuthors.has(areaOf(path)) &&
      // What a new entry begins with is written over.
      !/(^|\/)(examples?|example-[\w-]+|[\w-]+-schema|templates)\.tsx?$/.test(path),
  )

  it('stand in a catalogue: neither in JSX, nor in labels, nor in what pages compose', () => {
    const found = shown.flatMap(({ path, text }) =>
      hardCodedTexts(path, text).map((own) => `${path}:${own.line} ${JSON.stringify(own.text)}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['const A = () => <p>Add to calendar</p>', 'Add to calendar'],
    ['const A = () => <nav aria-label="Footer" />', 'Footer'],
    ['const A = ({ title }) => <b title={title ?? "Works"} />', 'Works'],
    ['const A = ({ n }) => <p>{n === 1 ? "One date" : "Many"}</p>', 'One date'],
    ['export const s = section("cardListing", { heading: "Related Events" })', 'Related Events'],
    ['const f = ({ ctaText = "See all" }) => ctaText', 'See all'],
  ])('are found where they stand in the code: %s', (source, text) => {
    expect(hardCodedTexts('a.tsx', source).map((own) => own.text)).toContain(text)
  })
})
