import type { Content, Entry, Institution, PageContext } from '#engine'

interface Fake extends Partial<Omit<PageContext, 'content' | 'institution' | 'deployment' | 'ports'>> {
  entries?: Entry[]
  content?: Partial<Content>
  institution?: Partial<Institution>
  deployment?: Partial<PageContext['deployment']>
  ports?: Partial<PageContext['ports']>
}

/** What these tests need of a page's context; anything else fails when it is read. */
export function fakeContext({
  entries = [],
  content,
  institution,
  deployment,
  ports,
  ...rest
}: Fake = {}): PageContext {
  return {
    content: { entries: async () => ({ items: structuredClone(entries), total: entries.length }), ...content },
    institution: { name: 'The Ellery', siteUrl: 'https://www.ellery.example', ...institution },
    deployment: { environment: 'production', contentEnvironment: 'production', preview: false, ...deployment },
    hasRoute: async () => false,
    ports,
    ...rest,
  } as unknown as PageContext
}

/** An entry as the store gives it. */
export const entry = (fields: Partial<Entry> & { uid: string }): Entry => ({
  contentType: 'alert',
  title: fields.uid,
  path: null,
  version: 1,
  publishDetails: { time: '2026-01-01T00:00:00.000Z' },
  ...fields,
})
