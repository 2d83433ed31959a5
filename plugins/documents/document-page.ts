import { heroOf } from '#blocks/hero/fields.ts'
import { definePage, type Entry, pageIncludes, type SectionNavigation, section } from '#engine'
import { type Document, document } from './document.ts'
import { type HeroVariant, heroVariantOf, sectionNavigationOf } from './section-navigation.ts'

/** What stands over the title of a document whose parent says more than its path. */
function eyebrowOf({ partOf }: Entry<Document>, variant: HeroVariant) {
  const fallback = variant === 'EducationResource' ? 'K-12 Resource' : undefined
  const title = partOf?.displayTitle ?? partOf?.title ?? fallback
  if (variant === 'Detail' || !title) return undefined
  return { title, ...(partOf?.path && { href: partOf.path }) }
}

export const documentPage = definePage({
  name: 'document',
  type: document,
  route: '/:path*',
  path: ({ slug, partOf }, { pathOf }) => {
    if (!partOf) return `/${slug}`
    const parent = pathOf(partOf)
    return parent && `${parent}/${slug}`
  },
  include: [...pageIncludes, 'part_of'],
  load: async (entry, context): Promise<SectionNavigation | null> => {
    const name = sectionNavigationOf(context.path, entry.partOf, context.institution.journal)
    return name ? context.navigation(name) : null
  },
  compose: (entry, navigation, { path }) => {
    const variant = heroVariantOf(path, entry.partOf)
    const { header } = entry
    const hero = heroOf(entry)
    return [
      section('hero', {
        ...hero,
        variant,
        eyebrow: eyebrowOf(entry, variant),
        title: entry.displayTitle ?? header?.header ?? entry.title,
        ...(entry.displayTitle && header?.header && { subtitle: header.header }),
        intro: header?.intro ?? hero.intro,
        cta: header?.cta ?? hero.cta,
        navigation: navigation ?? undefined,
      }),
      ...entry.body,
    ]
  },
})
