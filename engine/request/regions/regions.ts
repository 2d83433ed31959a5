import { addDependencies, createDependencies, type Dependencies } from '../../content/dependencies.ts'
import type { Section } from '../../contract/block.ts'
import type { Region, RegionPage } from '../../contract/page.ts'
import { present } from '../compose.ts'
import { createContext } from '../context.ts'
import { parseCookies } from '../input/cookies.ts'
import { type Rendered, render } from '../render.tsx'
import type { Visit } from '../request.ts'
import type { Made } from '../shared/shared-cache.ts'
import type { Surroundings } from '../site.ts'
import { validate } from '../validate.ts'

/** Regions with what this visitor's cookies say of each. */
export interface VisitorRegions {
  regions: { region: Region; file: string; variant: readonly string[] }[]
  /** All variants as one text; empty for the common visitor. */
  key: string
}

/** Asks each region what of the visitor's cookies matters to it. One that cannot say takes the visitor for a common one. */
export async function visitorRegions({ request, path, surroundings, dependencies }: Visit): Promise<VisitorRegions> {
  const cookies = parseCookies(request.header('cookie'))
  const variantOf = async (region: Region, file: string) => {
    try {
      return (await region.variant?.(cookies, createContext(surroundings, { path }, dependencies))) ?? []
    } catch (error) {
      failed(surroundings, region, file, error, 'does not know its visitor')
      return []
    }
  }
  const regions = await Promise.all(
    surroundings.definition.regions.map(async ({ definition: region, file }) => {
      return { region, file, variant: await variantOf(region, file) }
    }),
  )
  return {
    regions,
    key: regions.flatMap(({ region, variant }) => variant.map((name) => `${region.name}=${name}`)).join('&'),
  }
}

/** Renders the regions of one place around a page and adds what they were made from to the page's dependencies. */
export async function renderRegions(
  place: Region['place'],
  page: Omit<RegionPage, 'variant'>,
  visitor: VisitorRegions,
  { surroundings, dependencies }: Visit,
): Promise<Rendered> {
  const placed = visitor.regions.filter(({ region }) => region.place === place)
  const parts = await Promise.all(
    placed.map(async ({ region, file, variant }): Promise<Rendered> => {
      const around: RegionPage = { ...page, variant }
      const key = `${region.name} ${region.key?.(around, surroundings.institution) ?? ''} ${variant.join('&')}`
      try {
        const part = await surroundings.regions.get(key, () => renderRegion(region, around, surroundings))
        addDependencies(dependencies, part.dependencies)
        return part.value
      } catch (error) {
        failed(surroundings, region, file, error, 'is left out')
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
  surroundings: Surroundings,
  dependencies: Dependencies,
): Promise<Section[]> {
  const context = createContext(surroundings, page, dependencies)
  const data = await region.load?.(page, context)
  return present(region.compose(page, data, context))
}

async function renderRegion(region: Region, page: RegionPage, surroundings: Surroundings): Promise<Made<Rendered>> {
  const dependencies = createDependencies()
  const composed = await composeRegion(region, page, surroundings, dependencies)
  const options = {
    ...surroundings,
    site: surroundings.definition,
    origin: { contentType: 'region', uid: region.name },
    prefix: `${region.name}-`,
  }
  const sections = validate(composed, options)
  return { value: render(sections, options), dependencies }
}

const failed = ({ log }: Surroundings, { name }: Region, file: string, error: unknown, what: string): void =>
  log.error({ region: name, file, error }, `Region ${name} ${what}: ${(error as Error).message}`)
