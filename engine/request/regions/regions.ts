import { addDependencies, createDependencies, type Dependencies, noteRenewal } from '../../content/dependencies.ts'
import type { PageContext } from '../../contract/context.ts'
import type { Section } from '../../contract/page/block.ts'
import type { Region, RegionPage } from '../../contract/page/region.ts'
import { parseCookies } from '../input/cookies.ts'
import type { RequestState, VisitorRegions } from '../input/request.ts'
import { present } from '../page/compose.ts'
import { createContext } from '../page/context.ts'
import { render } from '../page/render.tsx'
import { validate } from '../page/validate.ts'
import type { SiteRuntime } from '../runtime.ts'
import { addFacts, noFacts, type Rendered } from '../sections/section-facts.ts'
import type { WithDependencies } from '../shared/shared-cache.ts'

/** Says after how long a region that failed is tried again. */
const RETRY_MS = 60_000

/** The common visitor, where nothing is shown around an answer. */
export const NO_VISITOR: VisitorRegions = { regions: [], key: '' }

/** Asks each region what of the visitor's cookies matters to it. One that cannot say takes the visitor for a common one. */
export async function visitorRegions({
  request,
  runtime,
  context,
}: Pick<RequestState, 'request' | 'runtime' | 'context'>): Promise<VisitorRegions> {
  const cookies = parseCookies(request.header('cookie'))
  const variantOf = async (region: Region, file: string) => {
    try {
      return (await region.variant?.({ cookies, context })) ?? []
    } catch (error) {
      failed(runtime, region, file, error, 'does not know its visitor')
      return []
    }
  }
  const { institution, definition } = runtime
  const regions = await Promise.all(
    definition.regions
      .filter(({ definition: region }) => region.isThere?.({ institution }) ?? true)
      .map(async ({ definition: region, file }) => ({ region, file, variant: await variantOf(region, file) })),
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
  { runtime, visitor, dependencies, context }: Pick<RequestState, 'runtime' | 'visitor' | 'dependencies' | 'context'>,
): Promise<Rendered> {
  const placed = visitor.regions.filter(({ region }) => region.position === position)
  const parts = await Promise.all(
    placed.map(async ({ region, file, variant }): Promise<Rendered> => {
      const around: RegionPage = { ...page, variant }
      try {
        const key = keyOf(region, around, runtime)
        if (key === null) return await renderRegion(region, around, { runtime, context })
        const part = await runtime.regions.get(key, () => sharedRegion(region, file, around, runtime))
        addDependencies(dependencies, part.dependencies)
        return part.value
      } catch (error) {
        return leftOut(runtime, region, file, error, dependencies)
      }
    }),
  )
  const facts = noFacts()
  for (const part of parts) addFacts(facts, part)
  return { html: parts.flatMap(({ html }, index) => (index > 0 ? ['\n', ...html] : html)), ...facts }
}

/** Names what pages that show the same region have in common; null: it is the page's own. */
function keyOf({ name, key }: Region, page: RegionPage, { institution }: SiteRuntime): string | null {
  const own = key ? key({ page, institution }) : ''
  return own === null ? null : `${name} ${own} ${page.variant.join('&')}`
}

/** The sections of a region, before anything is checked or rendered. */
export async function composeRegion(region: Region, page: RegionPage, context: PageContext): Promise<Section[]> {
  const data = await region.load?.({ page, context })
  return present(region.compose({ page, data, context }))
}

/** Renders what several pages show: made from what it reads itself, and from nothing that belongs to one of them. */
async function sharedRegion(
  region: Region,
  file: string,
  page: RegionPage,
  runtime: SiteRuntime,
): Promise<WithDependencies<Rendered>> {
  const dependencies = createDependencies()
  const context = createContext(runtime, page, dependencies)
  const value = await renderRegion(region, page, { runtime, context }).catch((error) =>
    leftOut(runtime, region, file, error, dependencies),
  )
  return { value, dependencies }
}

/** Nothing in place of a region that failed. It is tried again soon, and at once when something that it read changes. */
function leftOut(
  runtime: SiteRuntime,
  region: Region,
  file: string,
  error: unknown,
  dependencies: Dependencies,
): Rendered {
  failed(runtime, region, file, error, 'is left out')
  noteRenewal(dependencies, new Date(runtime.now().getTime() + RETRY_MS))
  return { html: [], ...noFacts() }
}

async function renderRegion(
  region: Region,
  page: RegionPage,
  { runtime, context }: Pick<RequestState, 'runtime' | 'context'>,
): Promise<Rendered> {
  const composed = await composeRegion(region, page, context)
  const options = {
    ...runtime,
    site: runtime.definition,
    origin: { contentType: 'region', uid: region.name },
    prefix: `${region.name}-`,
  }
  return render(validate(composed, options), options)
}

const failed = ({ log }: SiteRuntime, { name }: Region, file: string, error: unknown, what: string): void =>
  log.error({ region: name, file, error }, `Region ${name} ${what}: ${(error as Error).message}`)
