import { exampleSettings, testInstitution } from 'atrium/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { installedFacts } from '#engine/outputs/installed/installed.ts'
import type { Field, Fields } from '#engine/schema/describe.ts'
import { choicesOf } from '#engine/schema/form/choices.ts'
import { areaSettings, defineSite } from '../../server/start/site/site-definition.ts'
import { checkContent } from '../../services/content/index.ts'
import { clockAt, testDirectory } from '../content/directory.ts'

const site = defineSite({ ...testInstitution, settings: exampleSettings(areaSettings) })
const types = [...site.contentTypes]
const placed = [...site.blocks].filter(([, { definition }]) => definition.wire)
/** What an editor has to find a type among. */
const MAX_CATEGORIES = 10
/** Fields of a form that are told apart without headings. */
const MAX_WITHOUT_HEADINGS = 8

/** Every field with its path, groups before what is in them. */
const fieldsIn = (fields: Fields, path: string): { path: string; field: Field }[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const item = field.kind === 'list' ? field.of : field
    const within = item.kind === 'group' ? fieldsIn(item.fields, `${path}.${name}`) : []
    return [{ path: `${path}.${name}`, field }, ...within]
  })
const ofTypes = types.flatMap(([name, { fields }]) => fieldsIn(fields, name))
const ofBlocks = placed.flatMap(([type, { fields }]) => fieldsIn(fields, type))
const pathsOf = (found: readonly { path: string }[]) => found.map(({ path }) => path)

describe('an editor who never saw the site', () => {
  it('finds every content type by plural, icon and category, and reads what it is for', () => {
    const silent = types.filter(
      ([
        ,
        {
          definition: { plural, icon, category, help },
        },
      ]) => !(plural && icon && category && help),
    )
    expect(silent.map(([name]) => name)).toEqual([])
  })

  it('has a handful of categories, none of which is for one type', () => {
    const sizes = new Map<string, number>()
    for (const [
      ,
      {
        definition: { category = '' },
      },
    ] of types)
      sizes.set(category, (sizes.get(category) ?? 0) + 1)
    expect(sizes.size).toBeLessThanOrEqual(MAX_CATEGORIES)
    expect([...sizes].filter(([, size]) => size < 2)).toEqual([])
  })

  it('finds every block that content may hold by icon and category, and reads when to use it', () => {
    const silent = placed.filter(
      ([
        ,
        {
          definition: { icon, category, description },
        },
      ]) => !(icon && category && description),
    )
    expect(silent.map(([type]) => type)).toEqual([])
  })

  it('reads of every field of these blocks what it is for', () => {
    expect(ofBlocks.length).toBeGreaterThan(120)
    expect(pathsOf(ofBlocks.filter(({ field }) => !field.help))).toEqual([])
  })

  it('reads the same of every field of every type, modules included', () => {
    expect(ofTypes.length).toBeGreaterThan(7000)
    expect(pathsOf(ofTypes.filter(({ field }) => !field.help))).toEqual([])
  })

  it('reads a plain sentence, not the label again', () => {
    const words = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '')
    const all = [...ofTypes, ...ofBlocks].map(({ path, field: { help = '', label } }) => ({ path, help, label }))
    expect(pathsOf(all.filter(({ help }) => !/^[\p{Lu}\d]/u.test(help) || !help.endsWith('.')))).toEqual([])
    expect(pathsOf(all.filter(({ help, label }) => words(help) === words(label)))).toEqual([])
  })

  it('chooses between words: every value that is not one has a label', () => {
    const isWord = (value: string) => /^[\p{L}][\p{L}&: -]*$/u.test(value) && !/[a-z]\p{Lu}|^\p{Ll}[^ ]*-/u.test(value)
    const choices = [...ofTypes, ...ofBlocks].flatMap(({ path, field: all }) => {
      const field = all.kind === 'list' ? all.of : all
      if (field.kind !== 'enum' && field.kind !== 'color') return []
      return field.values
        .filter((value) => !isWord(value) && !field.labels?.[value])
        .map((value) => `${path}: ${value}`)
    })
    expect(choices).toEqual([])
    const [season] = ofTypes.filter(({ path }) => path === 'periodical_issue.issueSeason')
    expect(season?.field.kind === 'enum' && choicesOf(season.field)).toContainEqual({
      value: '24',
      label: 'Winter (24)',
    })
  })

  it('has headings in every long form, and no field alone below one that is not a part by itself', () => {
    const long = types.filter(([, { fields }]) => Object.keys(fields).length > MAX_WITHOUT_HEADINGS)
    expect(long.length).toBeGreaterThan(60)
    const without = long.filter(([, { fields }]) => Object.values(fields).every(({ group }) => !group))
    expect(without.map(([name]) => name)).toEqual([])
    const isPart = ({ kind }: Field) => kind === 'group' || kind === 'list' || kind === 'blocks'
    const alone = types.flatMap(([name, { fields }]) => {
      const all = Object.values(fields)
      const headings = [...new Set(all.flatMap(({ group }) => group ?? []))]
      const below = (heading: string) => all.filter(({ group }) => group === heading)
      return headings
        .filter((heading) => below(heading).length === 1 && !below(heading).every(isPart))
        .map((heading) => `${name}: ${heading}`)
    })
    expect(alone).toEqual([])
  })

  it('is told the items of a list of groups by what they are', () => {
    const unnamed = [...ofTypes, ...ofBlocks].filter(
      ({ field }) =>
        field.kind === 'list' &&
        field.of.kind === 'group' &&
        field.itemName === undefined &&
        Object.values(field.of.fields).some(({ kind }) => kind === 'text'),
    )
    expect(pathsOf(unnamed)).toEqual([])
  })
})

describe('templates', () => {
  const facts = new Map(installedFacts(site).contentTypes.map((type) => [type.name, type]))
  const templates = types.flatMap(([type, { definition }]) =>
    (definition.templates ?? []).map((template) => ({ type, template })),
  )
  const directory = testDirectory()
  afterAll(directory.clear)

  it('are there for composed pages and for what is written most often', () => {
    expect([...new Set(templates.map(({ type }) => type))]).toEqual(
      expect.arrayContaining(['composed_page', 'document', 'article', 'press_release', 'event', 'exhibition', 'tour']),
    )
    expect(templates.every(({ template }) => template.label && template.help)).toBe(true)
  })

  it('are entries of which the check of content has nothing to say', async () => {
    for (const { type, template } of templates) {
      const uid = `${type}_${template.name}`
      const least = facts.get(type)?.example('smallest') ?? {}
      const address = { url: `/templates/${uid}`, slug: `templates-${uid}` }
      const own = Object.keys(least).filter((key) => key in address)
      const addressed = Object.fromEntries(own.map((key) => [key, address[key as keyof typeof address]]))
      directory.write(`entries/${type}/${uid}.json`, { ...least, ...template.value, ...addressed, uid, title: uid })
    }
    const { reports, entries } = await checkContent({
      ...{ contentDir: directory.contentDir, site, institution: testInstitution },
      clock: clockAt('2026-03-14'),
    })
    expect(entries).toBe(templates.length)
    expect(reports).toEqual([])
  })
})
