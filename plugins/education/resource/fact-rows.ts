import { type PageContext, slugOf } from 'atrium'
import { LISTING } from '../addresses.ts'
import messages from '../messages.ts'
import { facetsOf, type ResourceMetadata } from './facets.ts'

interface Row {
  label: string
  values: { title: string; href?: string }[]
}

type Texts = Pick<PageContext, 'translate' | 'compare'>

/**
 * Says what a resource is for, a row for each fact, by label. Lists lead to the resources that share a value.
 *
 * @param isListed whether the listing is there to be led to
 */
export function factRows(metadata: ResourceMetadata, isListed: boolean, { translate, compare }: Texts): Row[] {
  const t = translate(messages)
  const { gradeLevel, academicSubject, resourceTopic, activityResourceType } = facetsOf(metadata)
  const rows = [
    { name: 'gradeLevel', label: t.gradeLevel, values: gradeLevel },
    { name: 'academicSubject', label: t.subject, values: academicSubject },
    { name: 'resourceTopic', label: t.topic, values: resourceTopic },
    // A type that is no list is read, not followed.
    { name: metadata.resourceType ? undefined : 'resourceType', label: t.resourceType, values: activityResourceType },
  ]
  return rows
    .filter(({ values }) => values.length > 0)
    .sort((a, b) => compare(a.label, b.label))
    .map(({ name, label, values }) => ({
      label: t.rowLabel({ label }),
      values: [...new Set(values)]
        .sort(compare)
        .map((title) => ({ title, href: name && isListed ? filteredListing(name, title) : undefined })),
    }))
}

/** The address of the resources that share a value; none for a value without a letter or digit. */
function filteredListing(field: string, value: string): string | undefined {
  const slug = slugOf(value)
  return slug ? `${LISTING}/?${new URLSearchParams({ [field]: slug, sort: 'title', order: 'ascending' })}` : undefined
}
