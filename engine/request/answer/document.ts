import { encoded } from '../../base/text/encoded.ts'
import messages from '../../messages.ts'
import { withUniqueAnchors } from '../../outputs/anchors.ts'
import { documentOf } from '../../outputs/document.ts'
import type { Head } from '../../outputs/head.ts'
import { pictureHost } from '../../outputs/picture-host.ts'
import { pageKey } from '../input/address.ts'
import { HTML, type PageFacts, type RequestState, type SiteResponse } from '../input/request.ts'
import type { RenderOptions } from '../page/render.tsx'
import type { Origin, ValidateOptions } from '../page/validate.ts'
import { renderRegions } from '../regions/regions.ts'
import type { SiteRuntime } from '../runtime.ts'
import { addFacts, noFacts, type Rendered, type SectionFacts } from '../sections/section-facts.ts'
import { accentAt } from './accent.ts'

/** Says how the sections of a page are validated and rendered. */
export const optionsFor = (origin: Origin, runtime: SiteRuntime): ValidateOptions & RenderOptions => ({
  ...runtime,
  site: runtime.definition,
  origin,
  prefix: 'main-',
})

/** Describes what surrounds the main content of a page. */
interface Surrounding {
  around: Parameters<typeof renderRegions>[1]
  head: Head
  graph: object
  /** The page's own language where it differs from the site's. */
  lang?: string | undefined
  indexable: boolean
}

/** Writes the whole HTML document: the main content with the site's regions around it. */
export async function setIntoDocument(
  main: Rendered,
  state: RequestState,
  { around, lang, ...parts }: Surrounding,
): Promise<{ body: Buffer; facts: PageFacts }> {
  const { runtime, context, path } = state
  const { institution } = runtime
  const [before, after] = await Promise.all([
    renderRegions('before', around, state),
    renderRegions('after', around, state),
  ])
  const shown = noFacts()
  for (const part of [before, main, after]) addFacts(shown, part)
  const assets = runtime.assets.forPage(shown.blockTypes)
  const pieces = documentOf({
    ...parts,
    lang,
    language: institution.language,
    basePath: institution.basePath,
    skipToContent: context.translate(messages).skipToContent,
    siteName: institution.name,
    searchDescription: (await context.search())?.description,
    assets,
    accent: accentAt(path, institution.theme),
    before: before.html,
    main: withUniqueAnchors(main.html, main.anchors, ['main', ...before.anchors, ...shown.ids]),
    after: after.html,
  })
  const facts = { styles: assets.styles, pictures: shown.pictures, hosts: hostsOf(shown), next: parts.head.next }
  return { body: encoded(pieces), facts }
}

/** A header line has an end: further hosts are not let through. */
const MAX_HOSTS = 100

const hostsOf = ({ pictures }: SectionFacts): string[] => {
  // Many pictures have one base.
  const bases = new Set(pictures.map(({ base }) => base))
  return [...new Set([...bases].flatMap((base) => pictureHost(base) ?? []))].sort().slice(0, MAX_HOSTS)
}

/** An answer in HTML that may be cached until something it was made from changes. */
export const html = (
  status: number,
  body: Buffer,
  { path, query, visitor, dependencies }: RequestState,
): SiteResponse => ({
  status,
  headers: HTML,
  body,
  cache: { key: pageKey(path, query, visitor.key), dependencies, private: visitor.key !== '' },
})
