import { join } from 'node:path'
import type { Entry, FieldProblem, Log, Ports, ServiceRuntime } from 'atrium'
import { createClock, createContentFiles, lastGoodFiles, openServices, type SiteDefinition } from '#engine/host.ts'
import { Masters } from '../../../services/images/masters/masters.ts'

interface Settings extends Omit<ServiceRuntime, 'log' | 'moveDate' | 'files' | 'lastGood'> {
  contentDir: string
  site: SiteDefinition
  /** Values of variables, as read; a service with one is outside, and is not asked. */
  settings: Readonly<Record<string, unknown>>
}

const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} }

/** Checks entries, as their content types do, against what lies beside them in the content directory. */
export function entryChecks({ site, settings, contentDir, ...runtime }: Settings) {
  const opened = new Map<string, Promise<unknown>>()
  const open = async (name: string): Promise<unknown> => {
    if (name === 'images') return settings.MEDIA_GATEWAY_URL ? undefined : masterSizes(contentDir)
    const service = site.services.get(name)
    if (!service || Object.keys(service.definition.variables ?? {}).some((variable) => settings[variable]))
      return undefined
    const files = createContentFiles(contentDir)
    const lastGood = lastGoodFiles(contentDir, runtime.dataDir, true)
    const own = { ...runtime, files, lastGood, moveDate: (date: string) => date, log: SILENT }
    return (await openServices({ services: new Map([[name, service]]) }, settings, own))[name as never]
  }
  const port = <Name extends keyof Ports>(name: Name) => {
    const known = opened.get(name) ?? open(name)
    opened.set(name, known)
    return known as Promise<Ports[Name] | undefined>
  }
  const { brand, timeZone } = runtime.institution
  const clock = createClock(runtime.now, timeZone)
  const days = { today: clock.today(), dayOf: clock.dayOf }
  return async (entry: Entry, read: (contentType: string) => Promise<Entry[]>): Promise<FieldProblem[]> => {
    const stored = (type: { name: string }) => read(type.name.replaceAll('{brand}', brand))
    return (await site.contentTypes.get(entry.contentType)?.definition.check?.({ entry, port, stored, ...days })) ?? []
  }
}

/** Rejects for a master that cannot be read, which is named with its file. */
function masterSizes(contentDir: string): Ports['images'] {
  const masters = new Masters(join(contentDir, 'images'))
  return { sizeOf: (id) => masters.find(id) }
}
