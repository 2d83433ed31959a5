import type { Variables } from '#engine/host.ts'

/** Says what programs in folders that may be missing read from the environment, by the name of the program. */
export const furtherVariables: Readonly<Record<string, Variables>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Variables>('/studio/server/settings.ts', { eager: true, import: 'studioVariables' }),
  ).map(([file, variables]) => [file.split('/')[1] as string, variables]),
)
