import messages from '../../messages.ts'
import { documentOf } from '../../outputs/document.ts'
import type { Head } from '../../outputs/head.ts'
import { renderRegions } from '../regions/regions.ts'
import type { Rendered, RenderOptions } from '../render.tsx'
import type { Asked } from '../request.ts'
import type { SiteRuntime } from '../runtime.ts'
import type { Origin, ValidateOptions } from '../validate.ts'
import { withUniqueAnchors } from './anchors.ts'

/** How the sections of a page are validated and rendered. */
export const optionsFor = (origin: Origin, runtime: SiteRuntime): ValidateOptions & RenderOptions => ({
  ...runtime,
  site: runtime.definition,
  origin,
  prefix: 'main-',
})

/** What stands around the main content of a page. */
interface Surrounding {
  around: Parameters<typeof renderRegions>[1]
  head: Head
  graph: object
  /** The page's own language where it differs from the site's. */
  lang?: string | undefined
  indexable: boolean
}

/** The whole HTML document: the main content with the site's regions around it. */
export async function setIntoDocument(
  main: Rendered,
  asked: Asked,
  { around, lang, ...parts }: Surrounding,
): Promise<string> {
  const { runtime, context } = asked
  const { institution, assets } = runtime
  const [before, after] = await Promise.all([
    renderRegions('before', around, asked),
    renderRegions('after', around, asked),
  ])
  return documentOf({
    ...parts,
    lang,
    language: institution.language,
    skipToContent: context.translate(messages).skipToContent,
    siteName: institution.name,
    searchDescription: (await context.search())?.description,
    assets: assets.forPage(new Set([...before.blockTypes, ...main.blockTypes, ...after.blockTypes])),
    before: before.html,
    main: withUniqueAnchors(main.html, before.html + after.html),
    after: after.html,
  })
}
