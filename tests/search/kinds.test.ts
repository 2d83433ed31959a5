import { pageContext, testInstitution } from 'atrium/testing'
import { expect, it } from 'vitest'
import type { SearchedType } from '#engine/outputs/search-document.ts'
import { searchDocumentOf } from '#engine/outputs/search-document.ts'
import { defineSite } from '../../server/start/site/site-definition.ts'
import { generatedEntries, generatedUid } from '../../server/testing/generated-entries.ts'

const site = defineSite(testInstitution)
/** Absent where the area is deleted. */
const [labels] = Object.values(
  import.meta.glob<{ knownType(kind: string): unknown }>('../../plugins/search/labels/type-names.ts', { eager: true }),
)

it.runIf(labels)('SRCH-060 every page of the site is of a kind that results are labelled with', async () => {
  const { content } = pageContext({ definition: site, entries: generatedEntries(site, 'least') })
  const kinds = await Promise.all(
    [...site.pages.keys()].map(async (type) => {
      const entry = await content.entry(generatedUid(type))
      const page = { ...site.contentTypes.get(type), page: true, blocks: site.blocks } as SearchedType
      const kind = entry && searchDocumentOf(entry, page)?.kind
      return [type, kind, kind && labels?.knownType(kind)]
    }),
  )
  expect(kinds.length).toBeGreaterThan(15)
  expect(kinds.filter(([, , label]) => !label)).toEqual([])
})
