import { defined, type JsonLdBasis } from 'atrium'
import type { ResourceFacets } from './facets.ts'

interface Described {
  facets: ResourceFacets
  standardsModule?: { items: readonly { standard?: string; identifier?: string; standardsReference?: string }[] }
}

const some = (values: readonly string[]) => (values.length > 0 ? values : undefined)

/** A resource as a `LearningResource` for teachers, with the standards that it meets. */
export function learningResource(
  { facets, standardsModule }: Described,
  { publisher, keywords, language }: JsonLdBasis,
) {
  const alignments = (standardsModule?.items ?? []).flatMap(({ standard, identifier, standardsReference }) =>
    standard || identifier
      ? defined({
          '@type': 'AlignmentObject',
          alignmentType: 'teaches',
          educationalFramework: standard,
          targetName: identifier,
          targetUrl: standardsReference,
        })
      : [],
  )
  return {
    '@type': 'LearningResource',
    educationalLevel: some(facets.gradeLevel),
    learningResourceType: some(facets.activityResourceType),
    about: some([...facets.academicSubject, ...facets.resourceTopic]),
    audience: { '@type': 'EducationalAudience', educationalRole: 'Teacher' },
    educationalAlignment: alignments.length > 0 ? alignments : undefined,
    keywords: keywords.join(', ') || undefined,
    publisher,
    inLanguage: language,
  }
}
