import { addDependencies, createDependencies, type Dependencies } from '../../content/dependencies.ts'
import type { Section } from '../../contract/page/block.ts'
import type { Region, RegionPage } from '../../contract/page/region.ts'
import { present } from '../compose.ts'
import { createContext } from '../context.ts'
import { parseCookies } from '../input/cookies.ts'
import { type Rendered, render } from '../render.tsx'
import type { Asked, VisitorRegions } from '../request.ts'
import type { SiteRuntime } from '../runtime.ts'
import type { Made } from '../shared/shared-cache.ts'
import { validate } from '../validate.ts'

/** The common visitor, where nothing is shown around an answer. */
export const NO_VISITOR: VisitorRegions = { regions: [], key: '' }

/** Asks each region what of the visitor's cookies matters to it. One that cannot say takes the visitor for a common one. */
export async function visitorRegions({
  request,
  runtime,
  context,
}: Pick<Asked, 'request' | 'runtime' | 'context'>): Promise<VisitorRegions> {
  const cookies = parseCookies(request.header('cookie'))
  const variantOf = async (region: Region, file: string) => {
    try {
      return (await region.variant?.({ cookies, context })) ?? []
    } catch (error) {
      failed(runtime, region, file, error, 'does not know its visitor')
      return []
    }
  }
  const regions = await Promise.all(
    runtime.definition.regions.map(async ({ definition: region, file }) => {
      return { region, file, variant: await variantOf(region, file) }
    }),
  )
  return {
    regions,
    key: regions.flatMap(({ region, variant }) => variant.map((name) => `${region.name}=${name}`)).join('&'),
  }
}

/** Renders the regions of one position around a page and adds what they were made from to the page's dependencies. */
export async function renderRegions(
  position: Region['position'],
  page: Omit<RegionPage, 'variant'>,
  { runtime, visitor, dependencies }: Pick<Asked, 'runtime' | 'visitor' | 'dependencies'>,
): Promise<Rendered> {
  const placed = visitor.regions.filter(({ region }) => region.position === position)
  const parts = await Promise.all(
    placed.map(async ({ region, file, variant }): Promise<Rendered> => {
      const around: RegionPage = { ...page, variant }
      const { institution } = runtime
      const key = `${region.name} ${region.key?.({ page: around, institution }) ?? ''} ${variant.join('&')}`
      try {
        const part = await runtime.regions.get(key, () => renderRegion(region, around, runtime))
        addDependencies(dependencies, part.dependencies)
        return part.value
      } catch (error) {
        failed(runtime, region, file, error, 'is left out')
        return { html: '', blockTypes: new Set() }
      }
    }),
  )
  return {
    html: parts.map(({ html }) => html).join('\n'),
    blockTypes: new Set(parts.flatMap(({ blockTypes }) => [...blockTypes])),
  }
}

/** The sections of a region, before anything is checked or rendered. */
export async function composeRegion(
  region: Region,
  page: RegionPage,
  runtime: SiteRuntime,
  dependencies: Dependencies,
): Promise<Section[]> {
  const context = createContext(runtime, page, dependencies)
  const data = await region.load?.({ page, context })
  return present(region.compose({ page, data, context }))
}

async function renderRegion(region: Region, page: RegionPage, runtime: SiteRuntime): Promise<Made<Rendered>> {
  const dependencies = createDependencies()
  const composed = await composeRegion(region, page, runtime, dependencies)
  const options = {
    ...runtime,
    site: runtime.definition,
    origin: { contentType: 'region', uid: region.name },
    prefix: `${region.name}-`,
  }
  const sections = validate(composed, options)
  return { value: render(sections, options), dependencies }
}

const failed = ({ log }: SiteRuntime, { name }: Region, file: string, error: unknown, what: string): void =>
  log.error({ region: name, file, error }, `Region ${name} ${what}: ${(error as Error).message}`)
