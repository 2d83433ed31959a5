import { listed } from 'atrium'

/** Describes what an editor says a resource is for. */
export interface ResourceMetadata {
  gradeLevel?: readonly string[]
  academicSubject?: readonly string[]
  resourceTopic?: readonly string[]
  resourceType?: string
  activityResourceType?: readonly string[]
}

/** Returns what resources are listed by. The kind of activity counts where no type of resource is named. */
export const facetsOf = ({
  gradeLevel = [],
  academicSubject = [],
  resourceTopic = [],
  resourceType,
  activityResourceType = [],
}: ResourceMetadata = {}) => ({
  academicSubject: [...academicSubject],
  activityResourceType: resourceType ? [resourceType] : [...activityResourceType],
  gradeLevel: [...gradeLevel],
  resourceTopic: [...resourceTopic],
})

export type ResourceFacets = ReturnType<typeof facetsOf>

/** How many facts a card shows. */
const ON_A_CARD = 2

/** The line of facts on a card: for whom it is, then what it is about. */
export const cardFacts = ({ gradeLevel, academicSubject, resourceTopic, activityResourceType }: ResourceFacets) =>
  [gradeLevel, academicSubject, resourceTopic, activityResourceType]
    .filter((values) => values.length > 0)
    .slice(0, ON_A_CARD)
    .map(listed)
    .join(' · ') || undefined
