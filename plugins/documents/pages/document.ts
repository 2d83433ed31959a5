import {
  defined,
  type Entry,
  type EntryHead,
  escapeHtml,
  f,
  isExternal,
  type PageContext,
  plainText,
  trimPath,
} from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import messages from '../messages.ts'
import { documentTemplates } from '../templates.ts'

type Parent = EntryHead | undefined
type HeroVariant = 'Project' | 'EducationResource' | 'Detail'

const isProject = (parent: Parent): boolean => parent?.contentType === 'project'

function heroVariant(path: string, parent: Parent): HeroVariant {
  if (isProject(parent)) return 'Project'
  return path.split('/')[1] === 'education' ? 'EducationResource' : 'Detail'
}

/** The line over the title of a document whose parent says more than its path. */
function eyebrow(
  { partOf }: Entry<{ partOf?: EntryHead }>,
  variant: HeroVariant,
  { translate }: Pick<PageContext, 'translate'>,
) {
  const title = partOf?.name ?? (variant === 'EducationResource' ? translate(messages).k12Resource : undefined)
  return variant === 'Detail' || !title ? undefined : { title, href: partOf?.path ?? undefined }
}

/** The path that a parent without a page of its own states, like that of a department. */
const ownUrl = (parent: { url?: string } | null): string | undefined =>
  parent?.url && !isExternal(parent.url) ? trimPath(parent.url) : undefined

const paragraph = (words: string | undefined) => words && `<p>${escapeHtml(words)}</p>`

/** A generic page at any address, with the menu that is declared for the address. */
export default definePage({
  type: 'document',
  label: 'Document',
  plural: 'Documents',
  icon: 'file-text',
  category: 'Pages',
  templates: documentTemplates,
  help: 'A page of text at any address.',
  route: '/:path*',
  fields: {
    slug: f.required(
      f.text({
        aliases: ['url'],
        control: 'address',
        help: 'The last part of its address, or the whole of it where it is part of nothing.',
      }),
    ),
    header: f.group(
      {
        header: f.text({ help: 'Printed in place of the title.' }),
        intro: f.html({ help: 'The first sentences.' }),
        cta: f.link({ label: 'Link', help: 'The one thing to do next.' }),
      },
      {
        label: 'Heading of the text',
        group: 'Top of the page',
        help: 'Words at the top, where they differ from those above.',
      },
    ),
    body: f.blocks({ help: 'The text, as blocks in any order.' }),
    partOf: f.reference(undefined, {
      help: 'The page above it; its address begins with that of this page.',
    }),
    sortPriority: f.integer({ help: 'Its place among the pages of a project; the lowest comes first.' }),
  },
  index: ['sortPriority', 'partOf'],
  address:
    'Its `slug`; with `part_of` the address of that page, or the `url` of an entry without one, and the `slug` after it; none where that has neither.',
  path: ({ entry: { slug, partOf }, pathOf, entryOf, none }) => {
    if (!partOf) return `/${slug}`
    const parent = pathOf(partOf) ?? ownUrl(entryOf<{ url?: string }>(partOf))
    return parent ? `${parent}/${slug}` : none(`its part_of, ${partOf.uid}, has no address`)
  },
  card: ({ entry: { header, metaPage } }) => ({ excerpt: header?.intro ?? paragraph(metaPage?.description) }),
  kind: 'Web Page',
  search: ({ entry: { header, metaPage } }) => ({ description: metaPage?.description ?? plainText(header?.intro) }),
  hero: { navigation: true },
  compose: ({ entry, parts: { hero }, context }) => {
    const { header, displayTitle, partOf, body } = entry
    const variant = heroVariant(context.path, partOf)
    return [
      defined({
        ...hero,
        variant,
        eyebrow: eyebrow(entry, variant, context),
        title: displayTitle ?? header?.header ?? hero.title,
        subtitle: (displayTitle && header?.header) ?? hero.subtitle,
        intro: header?.intro ?? hero.intro,
        cta: header?.cta ?? hero.cta,
      }),
      ...body,
    ]
  },
})
