import { isAbsolute, relative, resolve } from 'node:path'
import { numberVariable, textVariable } from 'atrium'
import type { Variables } from '#engine/host.ts'
import { EnvironmentError, type readEnvironment, readSiteEnvironment } from '../../config/environment.ts'
import { allVariables, type Settings } from '../../server/start/site/site-definition.ts'
import { requireSafeReach } from './people/reach.ts'
import { peopleVariables } from './people/variables.ts'

/** One of two words, of which no page is made. */
const either =
  <const Word extends string>(one: Word, other: Word) =>
  (settings: { description: string; default: Word }) => ({
    ...textVariable({ ...settings, affectsPages: false }),
    form: `\`${one}\`, \`${other}\``,
    remedy: `Give one of ${one}, ${other}.`,
    read(text: string): Word {
      const word = [one, other].find((known) => known === text)
      if (word === undefined) throw new Error('is neither')
      return word
    },
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
  STUDIO_DIR: textVariable({
    description:
      'Folder of what the studio itself keeps, like versions of entries and the audit log. It is not derived: save it with the content. Not set: the content directory’s own name with `.studio` after it, beside it. With `CONTENT_STORE_URL` it is kept in that database instead.',
    affectsPages: false,
  }),
  STUDIO_GIT: either(
    'off',
    'commit',
  )({
    description:
      '`commit`: each publishing, taking back and deletion is a commit of the checkout that the content directory is in. Nothing is pushed.',
    default: 'off',
  }),
  STUDIO_FILE_MB: numberVariable(
    1,
    4096,
  )({
    description:
      'Most megabytes of a recording or PDF that is uploaded. A proxy in front has to let as much through. Of a picture it is 100, of captions 1.',
    default: '500',
    affectsPages: false,
  }),
  STUDIO_SHARED_FILES: either(
    'true',
    'false',
  )({
    description:
      '`true`: `images` and `media` of the content directory are on a volume that all machines share, so that pictures and files are uploaded with `CONTENT_STORE_URL`, too.',
    default: 'false',
  }),
  ...peopleVariables,
} as const satisfies Variables

/** The settings of the site and of the studio. */
export type StudioSettings = Settings &
  ReturnType<typeof readEnvironment<typeof studioVariables>> & { STUDIO_DIR: string }

/**
 * Reads every setting. Whatever they say, the studio shows drafts, and follows what others write into the content
 * directory.
 *
 * @throws EnvironmentError naming variable, value and remedy of each wrong one
 */
export function readStudioSettings(source: Readonly<Record<string, string | undefined>>): StudioSettings {
  const read = readSiteEnvironment(source, { ...allVariables, ...studioVariables }) as unknown as StudioSettings
  const settings = { ...read, STUDIO_DIR: read.STUDIO_DIR ?? `${resolve(read.CONTENT_DIR)}.studio` }
  const problems = [...folderProblems(settings), ...gitProblems(settings)]
  if (problems.length > 0) throw new EnvironmentError(problems)
  requireSafeReach(settings)
  return { ...settings, ENABLE_PREVIEW: true, CONTENT_WATCH: true }
}

/** What is in the content directory is content, and what is in the data directory may be deleted. */
function folderProblems({ STUDIO_DIR, CONTENT_DIR, DATA_DIR }: StudioSettings): string[] {
  const within = ['CONTENT_DIR', 'DATA_DIR'].find((_, at) =>
    isWithin(STUDIO_DIR, [CONTENT_DIR, DATA_DIR][at] as string),
  )
  return within === undefined
    ? []
    : [`STUDIO_DIR is ${JSON.stringify(STUDIO_DIR)}, which is in ${within}. Name a folder beside it.`]
}

function isWithin(folder: string, outer: string): boolean {
  const way = relative(resolve(outer), resolve(folder))
  return way === '' || !(way.startsWith('..') || isAbsolute(way))
}

const gitProblems = ({ STUDIO_GIT, CONTENT_STORE_URL }: StudioSettings): string[] =>
  STUDIO_GIT === 'commit' && CONTENT_STORE_URL
    ? ['STUDIO_GIT is "commit", and entries are written into the database of CONTENT_STORE_URL. Leave one of them out.']
    : []
