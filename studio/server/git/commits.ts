import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Log } from 'atrium'
import { createGate } from '#engine/host.ts'
import { EnvironmentError } from '../../../config/environment.ts'
import { REDIRECTS_FILE } from '../desk/content.ts'
import type { Said } from '../guards/api-error.ts'
import type { Ref } from '../lists/rows.ts'
import { namedFiles } from './named-files.ts'

const run = promisify(execFile)
/** Hooks of the checkout run as they do by hand; one that does not end is ended. */
const MAX_TIME = 30_000
const MAX_OUTPUT = 2 ** 20
/** A star in the name of a file is a star. */
const LITERAL = ['--literal-pathspecs']
const MAX_TITLE = 100
const MAX_SAID = 400

/** What became of the commit of a write. */
export type Committed = { commit: string } | { error: Said }

export interface CommittedWrite {
  ref: Ref
  /** What is committed with it. */
  also?: readonly Ref[]
  /** How the message begins: `Publish`. */
  what: string
  title: string
  by: string
  email?: string | undefined
  note?: string | undefined
}

/** Commits what was published, where the content directory is in a checkout. Nothing is pushed. */
export interface Commits {
  /** Never rejects. Resolves with undefined where the checkout has nothing to commit. */
  commit(write: CommittedWrite): Promise<Committed | undefined>
}

/**
 * Opens the checkout that a content directory is in.
 *
 * @throws EnvironmentError where there is none, or it ignores the directory
 */
export async function openCommits(contentDir: string, log: Log): Promise<Commits> {
  const git = (...parameters: string[]) =>
    run('git', parameters, {
      cwd: contentDir,
      timeout: MAX_TIME,
      maxBuffer: MAX_OUTPUT,
      // Nobody is there to be asked.
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', LC_ALL: 'C' },
    }).then(({ stdout }) => stdout)
  await requireCheckout(git, contentDir)
  const inTurn = createGate({ running: 1 })
  const commit = async (write: CommittedWrite): Promise<Committed | undefined> => {
    const added: string[] = []
    try {
      const paths: string[] = []
      for (const ref of [write.ref, ...(write.also ?? [])]) paths.push(...(await changedPaths(git, ref, added)))
      if (paths.length === 0) return undefined
      paths.push(...(await newFiles(git, contentDir, write.ref, added)))
      const { by, email = '', note } = write
      const message = [`--message=${subjectOf(write)}`, ...(note ? [`--message=${note}`] : [])]
      const plain = (text: string) => text.replace(/[<>\p{Cc}]/gu, '').trim()
      const author = `--author=${plain(by) || 'Editor'} <${plain(email)}>`
      await git(...LITERAL, 'commit', '--quiet', '--cleanup=whitespace', author, ...message, '--only', '--', ...paths)
      return { commit: (await git('rev-parse', '--short', 'HEAD')).trim() }
    } catch (error) {
      // A new file is as unknown to git as it was.
      if (added.length > 0) await git(...LITERAL, 'reset', '--quiet', '--', ...added).catch(() => undefined)
      return { error: explained(write, error as Failure, log) }
    }
  }
  return { commit: (write) => inTurn(() => commit(write)) }
}

type Git = (...parameters: string[]) => Promise<string>
type Failure = Error & { stderr?: string; killed?: boolean; code?: unknown }

async function requireCheckout(git: Git, contentDir: string): Promise<void> {
  try {
    if ((await git('rev-parse', '--is-inside-work-tree')).trim() !== 'true') throw new Error('it is no work tree')
  } catch (error) {
    const why = (error as Failure).code === 'ENOENT' ? 'git is not installed' : 'CONTENT_DIR is in no git checkout'
    throw new EnvironmentError([
      `STUDIO_GIT is "commit", and ${why} (${contentDir}). Make the content directory a checkout, or leave STUDIO_GIT out.`,
    ])
  }
  const isIgnored = await git('check-ignore', '--quiet', '--no-index', 'entries/article/new.json').then(
    () => true,
    () => false,
  )
  if (isIgnored)
    throw new EnvironmentError([
      `STUDIO_GIT is "commit", and git ignores CONTENT_DIR (${contentDir}). Take it out of .gitignore, or leave STUDIO_GIT out.`,
    ])
}

/**
 * Files of an entry that a publish, taking back or deletion changed, as git sees them. A draft is committed where git knew
 * it and it is gone; one that somebody is writing is not.
 *
 * @param added takes files that git was told of
 */
async function changedPaths(git: Git, { type, uid }: Ref, added: string[]): Promise<string[]> {
  const draft = `entries/${type}/${uid}.draft.json`
  const state = async (path: string) =>
    (await git(...LITERAL, 'status', '--porcelain=v1', '-z', '--', path)).slice(0, 2)
  const paths: string[] = []
  for (const path of type === '' ? [uid] : [`entries/${type}/${uid}.json`, draft, REDIRECTS_FILE]) {
    const now = await state(path)
    if (now === '' || (path === draft && !now.includes('D'))) continue
    if (now === '??') {
      await git(...LITERAL, 'add', '--intent-to-add', '--', path)
      added.push(path)
    }
    paths.push(path)
  }
  return paths
}

/**
 * Files that a published entry names and that git has not seen yet: without them the checkout of somebody else would lack
 * what was uploaded for it. One that git knows is for whoever changed it.
 *
 * @param added takes files that git was told of
 */
async function newFiles(git: Git, contentDir: string, { type, uid }: Ref, added: string[]): Promise<string[]> {
  const named = await namedFiles(contentDir, `entries/${type}/${uid}.json`)
  if (named.length === 0) return []
  const listed = await git(...LITERAL, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...named)
  const paths = listed.split('\0').filter(Boolean)
  if (paths.length > 0) await git(...LITERAL, 'add', '--intent-to-add', '--', ...paths)
  added.push(...paths)
  return paths
}

/** A line that says what was done with what. */
const subjectOf = ({ what, ref, title }: CommittedWrite): string => {
  const words = title.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  const name = words.length > MAX_TITLE ? `${words.slice(0, MAX_TITLE)}…` : words
  // A file that configures the site has no type.
  return ref.type === '' ? `Change ${name}` : `${what} ${ref.type} “${name || ref.uid}”`
}

function explained({ ref, what }: CommittedWrite, error: Failure, log: Log): Said {
  const said = (error.stderr ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_SAID)
  const why = error.killed ? 'it took longer than 30 seconds' : said || error.message.split('\n')[0]
  log.error({ ...ref, what, error }, `${what} ${ref.type}/${ref.uid}: done, and not committed: ${why}`)
  return {
    message: 'This is done, and git has not committed it.',
    remedy: 'Git says: {why}. Nothing is lost: the next commit of the checkout can take it along.',
    values: { why: why?.replace(/(?<!\.)\.+$/, '') ?? '' },
  }
}
