import { numberVariable, textVariable } from '#engine'
import type { Variables } from '#engine/host.ts'
import { readSiteEnvironment } from '../../config/environment.ts'
import { allVariables, type Settings } from '../../server/start/site/site-definition.ts'

const LOOPBACK = ['127.0.0.1', 'localhost', '::1']

const hostVariable = textVariable({
  description:
    'Address of this machine at which the studio listens: nobody signs in yet, so that no other machine may reach it.',
  default: '127.0.0.1',
  affectsPages: false,
})

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
  STUDIO_HOST: {
    ...hostVariable,
    form: LOOPBACK.map((host) => `\`${host}\``).join(', '),
    remedy:
      'Other machines would reach the studio, where nobody signs in yet. Leave STUDIO_HOST out, and reach the studio of another machine through a tunnel: ssh -L 3100:127.0.0.1:3100 -L 3101:127.0.0.1:3101 <machine>',
    read(text: string) {
      if (!LOOPBACK.includes(text)) throw new Error('is no address of this machine alone')
      return text
    },
  },
  STUDIO_NOTICE: textVariable({
    description: 'Sentence that the studio shows to everybody who opens it, like for whom its content is.',
    affectsPages: false,
  }),
} as const satisfies Variables

/** The settings of the site and of the studio. */
export type StudioSettings = Settings & { STUDIO_PORT: number; STUDIO_HOST: string; STUDIO_NOTICE?: string }

/**
 * Reads every setting. Whatever they say, the studio shows drafts, and follows what others write into the content
 * directory.
 *
 * @throws EnvironmentError naming variable, value and remedy of each wrong one
 */
export const readStudioSettings = (source: Readonly<Record<string, string | undefined>>): StudioSettings => ({
  ...(readSiteEnvironment(source, { ...allVariables, ...studioVariables }) as unknown as StudioSettings),
  ENABLE_PREVIEW: true,
  CONTENT_WATCH: true,
})
