import { numberVariable, textVariable } from '#engine'
import type { Variables } from '#engine/host.ts'
import { type readEnvironment, readSiteEnvironment } from '../../config/environment.ts'
import { allVariables, type Settings } from '../../server/start/site/site-definition.ts'
import { requireSafeReach } from './people/reach.ts'
import { peopleVariables } from './people/variables.ts'

/** Says what the studio alone reads from the environment. */
export const studioVariables = {
  STUDIO_PORT: numberVariable(
    0,
    65_534,
  )({
    description: 'Port of the studio; its pictures of pages are at the port after it. 0 takes any two that are free.',
    default: '3100',
    affectsPages: false,
  }),
  STUDIO_HOST: textVariable({
    description:
      'Address of this machine at which the studio listens. Other machines reach it only where people sign in, see [the studio](studio.md#for-several-people).',
    default: '127.0.0.1',
    affectsPages: false,
  }),
  STUDIO_NOTICE: textVariable({
    description: 'Sentence that the studio shows to everybody who opens it, like for whom its content is.',
    affectsPages: false,
  }),
  ...peopleVariables,
} as const satisfies Variables

/** The settings of the site and of the studio. */
export type StudioSettings = Settings & ReturnType<typeof readEnvironment<typeof studioVariables>>

/**
 * Reads every setting. Whatever they say, the studio shows drafts, and follows what others write into the content
 * directory.
 *
 * @throws EnvironmentError naming variable, value and remedy of each wrong one
 */
export function readStudioSettings(source: Readonly<Record<string, string | undefined>>): StudioSettings {
  const read = readSiteEnvironment(source, { ...allVariables, ...studioVariables }) as unknown as StudioSettings
  requireSafeReach(read)
  return { ...read, ENABLE_PREVIEW: true, CONTENT_WATCH: true }
}
