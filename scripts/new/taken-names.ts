import { readInstitution } from '../../config/institution/institution.ts'
import { areaSettings, defineSite, readSettings } from '../../server/start/site/site-definition.ts'

/** A name that is taken, and the file that has it. */
export interface Taken {
  name: string
  file: string
}

export interface TakenNames {
  areas: Taken[]
  contentTypes: Taken[]
  /** Types of blocks, and the names by which content has them. */
  blocks: Taken[]
  /** Routes of pages and endpoints. */
  routes: Taken[]
}

/** Every name of the installed site that a new folder could collide with. */
export function takenNames(): TakenNames {
  const { CONTENT_DIR, SITE_URL } = readSettings(process.env)
  const { plugins, contentTypes, blocks, pages, endpoints } = defineSite(
    readInstitution(CONTENT_DIR, { settings: areaSettings, siteUrl: SITE_URL }).institution,
  )
  return {
    areas: [...plugins],
    contentTypes: [...contentTypes].map(([name, { file }]) => ({ name, file })),
    blocks: [...blocks.values()].flatMap(({ definition: { type, wire }, file }) =>
      [type, wire].flatMap((name) => (name ? [{ name, file }] : [])),
    ),
    routes: [
      ...[...pages.values()].map(({ route, file }) => ({ name: route, file })),
      ...endpoints.map(({ definition: { route }, file }) => ({ name: route, file })),
    ],
  }
}
