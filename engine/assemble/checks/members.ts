import { type Problem, problemOf } from '../../base/problem.ts'
import { TYPE_MEMBERS } from '../../contract/content/content-type.ts'
import type { Endpoint } from '../../contract/site/endpoint.ts'
import type { Navigation } from '../../contract/site/navigation.ts'
import type { Plugin } from '../../contract/site/plugin.ts'
import type { AnyService } from '../../contract/site/service.ts'
import type { Discovered } from '../discover.ts'

const PLUGIN: Record<keyof Plugin, true> = {
  ...{ name: true, settings: true, navigation: true, mainMenu: true, search: true, endpoints: true, services: true },
  ...{ provides: true, contributes: true, regions: true, errorPages: true, navigationOverride: true },
}
const ENDPOINT: Record<keyof Endpoint, true> = {
  ...{ name: true, route: true, methods: true, cache: true, query: true, limit: true, audience: true, handle: true },
}
const NAVIGATION: Record<keyof Navigation, true> = { name: true, title: true, paths: true, menus: true }
const SERVICE: Record<keyof AnyService, true> = {
  ...{ variables: true, files: true, records: true, schemas: true, check: true, report: true, open: true },
}

/** A member that nothing reads is a mistake: a word misspelt, or something said where it does not belong. */
export function checkMembers({ plugins, types, pages }: Discovered): Problem[] {
  const unknown = (value: object, known: object, owner: string, file: string) =>
    Object.keys(value)
      .filter((name) => !Object.hasOwn(known, name))
      .map((name) => problem(file, name, owner, `Name one of ${Object.keys(known).join(', ')}, or take it out.`))
  return [
    ...plugins.flatMap(({ definition, file }) => [
      ...unknown(definition, PLUGIN, `the area "${definition.name}"`, file),
      ...(definition.endpoints ?? []).flatMap((own) => unknown(own, ENDPOINT, `the endpoint "${own.name}"`, file)),
      ...(definition.navigation ?? []).flatMap((own) => unknown(own, NAVIGATION, `the navigation "${own.name}"`, file)),
      ...Object.entries(definition.services ?? {}).flatMap(([name, own]) =>
        unknown(own as object, SERVICE, `the service "${name}"`, file),
      ),
    ]),
    ...types.flatMap(({ definition, file }) =>
      unknown(definition, TYPE_MEMBERS, `the content type "${definition.name}"`, file),
    ),
    ...pages.flatMap(({ file, definition: { contentType, ownsType, unread } }) =>
      unread.map((name) =>
        problem(
          file,
          name,
          `the page of "${contentType.name}"`,
          !ownsType && (Object.hasOwn(TYPE_MEMBERS, name) || name === 'fields')
            ? 'Say it where the content type is declared, or take it out.'
            : 'Look the members of a page up in docs/reference.md, or take it out.',
        ),
      ),
    ),
  ]
}

const problem = (file: string, name: string, owner: string, remedy: string) =>
  problemOf(file, `"${name}" of ${owner} is not valid: nothing reads it`, remedy)
