import { type FieldProblem, pathOfUrl, section } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { featureCarousel } from 'atrium/blocks/feature-carousel/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { LISTING, OLDER_LISTING } from '../addresses.ts'
import messages from '../messages.ts'
import { cardFacts, facetsOf } from '../resource/facets.ts'
import { resourceFields } from '../resource/fields.ts'
import { gradeWords } from '../resource/grade-words.ts'
import { learningResource } from '../resource/learning-resource.json-ld.ts'
import { resourceOpening } from '../resource/opening.ts'
import {
  aboutSection,
  assignmentSection,
  deeperDiveSection,
  plainSection,
  printedSection,
  standardsSection,
  titledSection,
  vocabularySection,
} from '../resource/sections.ts'
import { resourceTemplates } from '../templates.ts'

const SECTIONS = ['assesment', 'extensions', 'modifications', 'credit'] as const

type Written = Partial<Record<(typeof SECTIONS)[number], { title?: string; content?: string }>>

/** Sections of which something is written that nobody reads, because they have no title. */
const untitledSections = (entry: Written): FieldProblem[] =>
  SECTIONS.filter((name) => entry[name]?.content && !entry[name]?.title).map((name) => ({
    severity: 'warning',
    field: `${name}.title`,
    reason: 'is missing, and the section is not shown without it',
    remedy: 'Write the heading of the section.',
  }))

/** Something to teach with: what it looks at, what a class does, and which standards that meets. */
export default definePage({
  type: 'education_primary_resource',
  label: 'Education resource',
  plural: 'Education resources',
  icon: 'graduation-cap',
  category: 'Research and learning',
  templates: resourceTemplates,
  help: 'Something to teach with, from a question for five minutes to a unit of several weeks.',
  route: `${LISTING}/:slug`,
  derive: ({ entry: { metadata } }) => ({ facets: facetsOf(metadata) }),
  path: ({ entry: { url }, isReferredBy }) => {
    const isOlder = isReferredBy('education_resource_listing', 'education_topic')
    const [own, other] = isOlder ? [OLDER_LISTING, LISTING] : [LISTING, OLDER_LISTING]
    // A whole address may have been written while it stood below the other one.
    return pathOfUrl(`${own}/:slug`, url?.replace(`${other.slice(1)}/`, ''))
  },
  address: `Its \`url\` below \`${LISTING}\`; below \`${OLDER_LISTING}\` where the older listing or a topic refers to it.`,
  fields: resourceFields,
  modules: {
    institutionEducationModule: featureCarousel(
      {},
      { label: 'More from our educators', group: 'Sections after the plan', help: 'Further resources of ours.' },
    ),
    relatedMaterialsModule: listing(
      {},
      { label: 'Related materials', group: 'Sections after the plan', help: 'What goes well with this resource.' },
    ),
  },
  index: [
    'title',
    'metadata.gradeLevel',
    'metadata.academicSubject',
    'facets.activityResourceType',
    'metadata.resourceTopic',
  ],
  card: ({ entry: { facets }, translate }) => ({
    subtitle: translate(messages).teacherResource,
    meta: cardFacts(facets),
  }),
  kind: messages.teachingResource,
  search: ({ entry: { metadata } }) => ({
    keywords: [
      ...gradeWords(metadata?.gradeLevel),
      ...(metadata?.academicSubject ?? []),
      ...(metadata?.resourceTopic ?? []),
    ],
  }),
  check: async ({ entry }) => untitledSections(entry),
  hero: { variant: 'EducationResource', jumpTo: 'sections' },
  load: async ({ context }) => ({ isListed: await context.hasRoute(LISTING) }),
  compose: ({ entry, data: { isListed }, parts, context }) => {
    const t = context.translate(messages)
    const { metadata, media } = entry
    const works = media ? [...media.asset, ...media.collectionObject] : []
    return [
      resourceOpening(entry, { hero: parts.hero, works, isListed }, context),
      media && section('resourceMedia', { ...media, items: works }),
      plainSection(t.time, metadata?.timeRequired),
      printedSection(t.materialsNeeded, entry.aboutModule?.materials),
      ...entry.body,
      aboutSection(entry.aboutModule),
      assignmentSection(entry.assignment),
      titledSection(entry.assesment),
      titledSection(entry.extensions),
      titledSection(entry.modifications),
      standardsSection(entry.standardsModule),
      vocabularySection(entry.vocabularyModule),
      deeperDiveSection(entry.deeperDiveModule),
      titledSection(entry.credit),
      parts.institutionEducationModule,
      parts.relatedMaterialsModule,
    ]
  },
  jsonLd: ({ entry, basis }) => learningResource(entry, basis),
})
