import { defineEndpoint, type PageContext, type Section, section } from 'atrium'
import { fileOf } from '../parts/entry-files.ts'
import { BLOCKS, counted, fact, find, opening, searchIn } from '../parts/opening.ts'
import { type Composer, composersOf, SAMPLE_PAGES } from './composers.ts'
import { type Place, type Usage, usageOf } from './usage.ts'

type Block = ReturnType<PageContext['installed']>['blocks'][number]

/** Where blocks may be, in the order in which the gallery shows them: of all, and of one. */
const PLACEMENTS: readonly { placement: Block['placement']; title: string; all: string; one: string }[] = [
  {
    placement: 'both',
    title: 'In texts and on pages',
    all: 'Editors put them into a text, and pages compose them.',
    one: 'Editors put it into a text, and pages compose it.',
  },
  {
    placement: 'body',
    title: 'In texts',
    all: 'Editors put them into a text.',
    one: 'Editors put it into a text.',
  },
  {
    placement: 'section',
    title: 'On pages',
    all: 'Pages compose them, from fields of their own or from blocks that editors put at their top level.',
    one: 'Pages compose it, from fields of their own or where editors put it at their top level.',
  },
]

/** Widths at which examples may be looked at, in pixels; any other is that of the page. */
const WIDTHS = [390, 768]

const frameOf = ({ type, label }: Block, number: number) => ({
  src: `${BLOCKS.href}/${type}/${number}`,
  title: `${label}, example ${number}`,
})

/** All blocks, or those that a search finds, by where they may be. */
export const blockList = defineEndpoint({
  name: 'block gallery',
  route: BLOCKS.href,
  audience: 'authors',
  async handle({ request, context }) {
    const { blocks } = context.installed()
    const search = searchIn(request.query)
    const found = find(blocks, search, ({ type, label, description, wire, file, fields }) => [
      ...[type, label, description, wire, file],
      ...fields.map(({ name }) => name),
    ])
    const count = counted(found.length, BLOCKS.one, BLOCKS.many)
    const [usage, composers] = await Promise.all([usageOf(context), composersOf(context)])
    const itemOf = (block: Block) => ({
      title: block.label,
      href: `${BLOCKS.href}/${block.type}`,
      text: block.description,
      code: block.type,
      facts: briefUse(block.placement, usage.get(block.type), composers.get(block.type)),
      frame: frameOf(block, 1),
    })
    const groups = PLACEMENTS.map(({ placement, title, all }) =>
      section('galleryItems', {
        heading: title,
        intro: all,
        groups: [{ items: found.filter((block) => block.placement === placement).map(itemOf) }],
      }),
    )
    const status = search ? `${count} for “${search}”` : `${count}, each with its examples`
    const all = search ? { title: `Show all ${blocks.length} blocks`, href: BLOCKS.href } : undefined
    const sections = [opening({ part: BLOCKS, search, status, all }), ...groups]
    return { status: 200, page: { title: BLOCKS.title, sections } }
  },
})

/** Says how often a block is used, in few words: in content, by pages, or both. */
function briefUse(placement: string, usage: Usage | undefined, composers: readonly Composer[] = []): string[] {
  const inContent = placement === 'section' ? [] : [usage ? `${usage.times} × in content` : 'not in content yet']
  if (placement === 'body') return inContent
  const pages = composers.filter(({ kind }) => kind === 'page').length
  if (pages > 0) return [...inContent, `on ${counted(pages, 'page type', 'page types')}`]
  const [region] = composers
  return region ? [...inContent, region.kind === 'region' ? 'around every page' : 'on missing pages'] : inContent
}

/** One block: when to use it, its examples, its fields, and where it is used. */
export const blockPage = defineEndpoint({
  name: 'block in the gallery',
  route: `${BLOCKS.href}/:type`,
  audience: 'authors',
  async handle({ request: { parameters, query }, context }) {
    const block = context.installed().blocks.find(({ type }) => type === parameters.type)
    if (!block) return null
    const { type, label, description, category, wire, placement, file, island, modules, fields } = block
    const asked = Number(query.get('width'))
    const width = WIDTHS.includes(asked) ? asked : undefined
    const sections = [
      opening({
        part: BLOCKS,
        title: label,
        subtitle: description,
        details: [
          fact('Where', ...PLACEMENTS.filter((group) => group.placement === placement).map(({ one }) => one)),
          fact('Category', ...(category ? [category] : [])),
          fact('Block type', type),
          fact('Name in content', ...(wire ? [wire] : [])),
          fact('File', file),
          fact(
            'Modules of it',
            ...modules.map((name) => `import { ${name} } from 'atrium/${file.replace(/index\.tsx$/, 'module.ts')}'`),
          ),
          fact('In the browser', island ? `hydrated from ${island}` : 'HTML only'),
        ],
      }),
      section('galleryExamples', {
        id: 'examples',
        heading: 'Examples',
        width,
        widths: [undefined, ...WIDTHS].map((pixels) => ({
          title: pixels ? `${pixels} px` : 'Whole width',
          href: `${BLOCKS.href}/${type}${pixels ? `?width=${pixels}` : ''}#examples`,
          isCurrent: pixels === width,
        })),
        items: block.examples.map((example, index) => ({
          title: `Example ${index + 1}`,
          summary: summaryOf(example.section),
          frame: frameOf(block, index + 1),
          source: sourceOf(example),
        })),
      }),
      section('galleryFields', { id: 'fields', heading: 'Fields', rows: fields, types: typeNames(context) }),
      ...(wire ? await inContent(block, context) : []),
      ...(placement === 'body' ? [] : [onPages((await composersOf(context)).get(type))]),
    ]
    return { status: 200, page: { title: label, sections } }
  },
})

export const typeNames = ({ installed }: PageContext): string[] => installed().contentTypes.map(({ name }) => name)

/** Says what is written to get an example: by an editor where the block may be in content, else by a page's code. */
function sourceOf({ section: { blockType, ...fields }, wire }: Block['examples'][number]) {
  if (wire) return { title: 'What an editor writes', code: JSON.stringify(wire, null, 2) }
  return { title: 'What a page composes', code: `section('${blockType}', ${JSON.stringify(fields, null, 2)})` }
}

async function inContent({ type, allowedIn }: Block, context: PageContext) {
  const usage = (await usageOf(context)).get(type)
  const more = usage ? usage.entries - usage.places.length : 0
  const itemOf = async (place: Place) => ({
    title: place.title,
    href: place.path ?? undefined,
    facts: [...(place.times > 1 ? [`${place.times} ×`] : []), ...(place.isDraft ? ['(draft)'] : [])],
    code: await fileOf(place, context.ports.entryFiles),
  })
  return [
    section('galleryItems', {
      heading: 'In content',
      intro: usage
        ? `${usage.times} × in ${counted(usage.entries, 'entry', 'entries')}.`
        : 'The present content does not use it.',
      rows: true,
      groups: [{ items: await Promise.all((usage?.places ?? []).map(itemOf)) }],
      outro: `${more > 0 ? `And ${more} more. ` : ''}Allowed in ${allowedIn.join(', ') || 'no field of the installed content types'}.`,
    }),
  ]
}

const KINDS: Record<Composer['kind'], (name: string) => string> = {
  page: (name) => `Page type ${name}`,
  region: (name) => `Region ${name}, around pages`,
  'missing page': () => 'The page shown where there is none',
}

const onPages = (composers: readonly Composer[] = []) =>
  section('galleryItems', {
    heading: 'On pages',
    intro: composers.length === 0 ? 'None of the pages looked at composes it.' : undefined,
    rows: true,
    groups: [{ items: composers.map(({ kind, name, example }) => ({ title: KINDS[kind](name), href: example })) }],
    outro: `Found by composing ${SAMPLE_PAGES} pages of each page type.`,
  })

/** One example of a block, as any page shows it, alone: its ids, styles and scripts are those of a page. */
export const blockExample = defineEndpoint({
  name: 'example in the gallery',
  route: `${BLOCKS.href}/:type/:number`,
  audience: 'authors',
  async handle({ request: { parameters }, context }) {
    const { type, number = '' } = parameters
    const block = context.installed().blocks.find((one) => one.type === type)
    const example = /^[1-9]\d*$/.test(number) ? block?.examples[Number(number) - 1] : undefined
    if (!block || !example) return null
    const title = `${block.label}, example ${number}`
    return { status: 200, page: { title, sections: [example.section], isAlone: true } }
  },
})

/** Longer texts are named, not repeated. */
const MAX_SHOWN_LENGTH = 24

/** Tells an example by the fields that it fills in: `title, items (40), size: small`. */
export function summaryOf({ blockType: _, ...fields }: Section): string {
  const filled = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return []
    if (Array.isArray(value)) return [`${name} (${value.length})`]
    const isShort = typeof value !== 'object' && String(value).length <= MAX_SHOWN_LENGTH
    return [isShort ? `${name}: ${value}` : name]
  })
  return filled.join(', ') || 'nothing filled in'
}
