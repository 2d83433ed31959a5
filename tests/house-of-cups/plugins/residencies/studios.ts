import { defineService, jsonService, parseJson, urlVariable } from 'atrium'

export interface Studio {
  isFree: boolean
}
export interface Studios {
  at(key: string): Promise<Studio | null>
}

/** @throws saying what is wrong with the answer */
function readStudio(answer: unknown): Studio {
  const { free } = (answer ?? {}) as { free?: unknown }
  if (typeof free !== 'boolean') throw new Error('free is missing.')
  return { isFree: free }
}

/** Which studios may be visited now: a service, or a file of the content. */
export const studios = defineService({
  variables: {
    STUDIOS_URL: urlVariable({ description: 'Studios. Not set: `studios.json` of the content directory.' }),
  },
  files: ['studios.json'],
  open: ({ settings: { STUDIOS_URL: url }, runtime: { files, now, log, metrics } }): Studios => {
    if (!url)
      return {
        async at(key) {
          const known = parseJson((await files.text('studios.json')) ?? '{}') as Record<string, unknown>
          return Object.hasOwn(known, key) ? readStudio(known[key]) : null
        },
      }
    const service = jsonService({ name: 'The studios', url, freshMs: 60_000, now, log, metrics })
    const at = service.one({
      label: (key: string) => `The studio ${key}`,
      path: (key) => `/studios/${encodeURIComponent(key)}`,
      read: readStudio,
      maxBytes: 10_000,
    })
    return { at }
  },
})

declare module 'atrium' {
  interface ServicePorts {
    studios: Studios
  }
}
