import { defineEndpoint, type PageContext, section } from 'atrium'
import { typeNames } from './block-pages/pages.ts'
import { fileOf } from './parts/entry-files.ts'
import { counted, fact, find, opening, searchIn, TYPES } from './parts/opening.ts'

type ContentType = ReturnType<PageContext['installed']>['contentTypes'][number]

/** Entries shown of each type. */
const MAX_ENTRIES = 20

const hrefOf = (type: string): string => `${TYPES.href}/${type}`

const wholeFields = ({ fields }: ContentType) => [...fields.entry, ...fields.own, ...fields.page]

/** Types of which a site needs one published entry, at `/`: any of them will do. */
const homeTypes = ({ installed }: Pick<PageContext, 'installed'>): ContentType[] =>
  installed().contentTypes.filter(({ page }) => page?.route === '/')

/** The first entries of a type, by uid, and how many there are. */
const entriesOf = (type: string, size: number, { content }: Pick<PageContext, 'content'>) =>
  content.entries(type, { include: [], page: { number: 1, size } })

/** The parts of the code that declare types, in the order in which they are shown. */
const KINDS = [
  { folder: 'plugins/', heading: 'Areas', intro: 'Parts of the site, each with its pages.' },
  { folder: 'model/', heading: 'Vocabulary', intro: 'What all areas refer to: people, places, pictures and the like.' },
]

/** Like `plugins/news`. */
const folderOf = ({ file }: ContentType): string => file.split('/').slice(0, 2).join('/')

/** All content types, or those that a search finds, by the folder that declares them. */
export const typeList = defineEndpoint({
  name: 'content types in the gallery',
  route: TYPES.href,
  audience: 'authors',
  async handle({ request, context }) {
    const { contentTypes } = context.installed()
    const search = searchIn(request.query)
    const found = find(contentTypes, search, (type) => [
      ...[type.name, type.label, type.help, type.file, type.page?.route],
      ...wholeFields(type).flatMap(({ name, label }) => [name, label]),
    ])
    const totals = new Map(
      await Promise.all(found.map(async ({ name }) => [name, (await entriesOf(name, 1, context)).total] as const)),
    )
    const itemOf = ({ name, label, help, page, isCard }: ContentType) => ({
      title: label,
      href: hrefOf(name),
      text: help,
      code: name,
      facts: [
        page ? `at ${page.route.replace(/:\w+\*?/g, '…')}` : 'no page',
        ...(isCard ? ['shown as a card'] : []),
        totals.get(name) ? counted(totals.get(name) ?? 0, 'entry', 'entries') : 'no entries yet',
      ],
    })
    const groupOf = (folder: string) => ({
      title: titleOf(folder),
      code: folder,
      items: found.filter((type) => folderOf(type) === folder).map(itemOf),
    })
    const folders = [...new Set(found.map(folderOf))].sort((a, b) => titleOf(a).localeCompare(titleOf(b), 'en'))
    const kinds = KINDS.map(({ folder, heading, intro }) =>
      section('galleryItems', {
        ...{ heading, intro },
        groups: folders.filter((one) => one.startsWith(folder)).map(groupOf),
      }),
    )
    const count = counted(found.length, TYPES.one, TYPES.many)
    const status = search ? `${count} for “${search}”` : `${count}, each with its fields and an example to copy`
    const all = search ? { title: `Show all ${contentTypes.length} content types`, href: TYPES.href } : undefined
    const sections = [opening({ part: TYPES, search, status, all }), ...(search ? [] : [siteNeeds(context)]), ...kinds]
    return { status: 200, page: { title: TYPES.title, sections } }
  },
})

const titleOf = (folder: string): string => {
  const words = (folder.split('/')[1] ?? '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const siteNeeds = (context: PageContext) =>
  section('galleryItems', {
    heading: 'What a site needs',
    intro: 'One published entry at the address /, of one of these types.',
    rows: true,
    groups: [
      { items: homeTypes(context).map(({ name, label }) => ({ title: label, href: hrefOf(name), code: name })) },
    ],
    outro: 'All others may be missing: menus leave out what leads nowhere, and so does every page.',
  })

/** One content type: what an entry needs, where it is shown, its fields, examples to copy, and what there is of it. */
export const typePage = defineEndpoint({
  name: 'content type in the gallery',
  route: `${TYPES.href}/:type`,
  audience: 'authors',
  async handle({ request: { parameters }, context }) {
    const type = context.installed().contentTypes.find(({ name }) => name === parameters.type)
    if (!type) return null
    const { name, label, help, file, page, fields, category, templates = [] } = type
    const required = wholeFields(type).filter(({ required, depth }) => required && depth === 0)
    const tables = [
      { id: 'own-fields', heading: 'Fields of its own', rows: fields.own },
      { id: 'page-fields', heading: 'Fields of every page', rows: fields.page },
      { id: 'entry-fields', heading: 'Fields of every entry', rows: fields.entry },
    ].filter(({ rows }) => rows.length > 0)
    const jumps = [{ id: 'examples', heading: 'Examples to copy' }, ...tables, { id: 'entries', heading: 'Entries' }]
    const sections = [
      opening({
        ...{ part: TYPES, title: label, subtitle: help },
        jumps: jumps.map(({ id, heading }) => ({ title: heading, href: `#${id}` })),
        details: [
          fact('Address', type.address.replaceAll('`', '')),
          fact('An entry needs', ...required.map((field) => field.name)),
          fact(
            'A site needs',
            homeTypes(context).includes(type) ? 'one entry at /, of this type or another' : 'none of this type',
          ),
          fact('In lists', type.isCard ? 'shown as a card' : 'not shown: it is not a card'),
          fact('Category', ...(category ? [category] : [])),
          fact('Begin with', ...templates.map((template) => template.label)),
          fact('Content type', name),
          fact('Files', `entries/${name}/<uid>.json`),
          fact('Declared in', file),
          fact('Page', ...(page && page.file !== file ? [page.file] : [])),
        ],
      }),
      await examples(type, context),
      ...tables.map((table) => section('galleryFields', { ...table, types: typeNames(context) })),
      await entries(type, context),
      referrers(type),
    ]
    return { status: 200, page: { title: label, sections } }
  },
})

async function examples({ name, example }: ContentType, context: PageContext) {
  const firsts = new Map(
    await Promise.all(
      typeNames(context).map(async (type) => [type, (await entriesOf(type, 1, context)).items[0]?.uid] as const),
    ),
  )
  const item = (title: string, fill: 'smallest' | 'full') => {
    const entry = example(fill, (type) => firsts.get(type))
    const file = `entries/${name}/${entry.uid}.json`
    return { title, source: { title: file, code: JSON.stringify(entry, null, 2), isOpen: fill === 'smallest' } }
  }
  return section('galleryExamples', {
    id: 'examples',
    heading: 'Examples to copy',
    items: [item('The smallest entry', 'smallest'), item('An entry with every field', 'full')],
  })
}

async function entries({ name }: ContentType, context: PageContext) {
  const { items, total } = await entriesOf(name, MAX_ENTRIES, context)
  return section('galleryItems', {
    id: 'entries',
    heading: 'Entries',
    intro: total === 0 ? 'The present content has none.' : `The present content has ${total}.`,
    rows: true,
    groups: [
      {
        items: await Promise.all(
          items.map(async ({ contentType, uid, title, path, publishDetails }) => ({
            title,
            href: path ?? undefined,
            facts: [...(path === null ? ['(no page)'] : []), ...(publishDetails ? [] : ['(draft)'])],
            code: await fileOf({ contentType, uid, isDraft: !publishDetails }, context.ports.entryFiles),
            codeHref: `${hrefOf(contentType)}/${encodeURIComponent(uid)}.json`,
          })),
        ),
      },
    ],
    outro: total > items.length ? `And ${total - items.length} more.` : undefined,
  })
}

const referrers = ({ referrers: all }: ContentType) =>
  section('galleryItems', {
    heading: 'Referred to by',
    intro: all.length === 0 ? 'No field names this type; those that take any content type may lead to it.' : undefined,
    rows: true,
    groups: [{ items: all.map(({ type, field }) => ({ title: `${type}.${field}`, href: hrefOf(type) })) }],
  })

/** The file of an entry, as it is. */
export const entryFile = defineEndpoint({
  name: 'file of an entry',
  route: `${TYPES.href}/:type/:file`,
  audience: 'authors',
  async handle({ request: { parameters }, context }) {
    const { type = '', file = '' } = parameters
    if (!file.endsWith('.json')) return null
    const uid = file.slice(0, -'.json'.length)
    const { items } = await context.content.entries(type, { include: [], where: { uid } })
    const [entry] = items
    if (!entry) return null
    const { entryFiles } = context.ports
    const body = await entryFiles
      .text(await fileOf({ contentType: type, uid, isDraft: entry.publishDetails === undefined }, entryFiles))
      .catch(() => null)
    return body === null ? null : { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body }
  },
})
