import { editJson, MAX_ENTRY_BYTES, MAX_LIST_BYTES } from '#engine/host.ts'
import { objectIn, REDIRECTS_FILE, type Text, textFiles } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import type { Sent } from '../editing/writes.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import { afterWrite } from '../history/after-write.ts'

/** What is edited here, by the name that addresses have for it. */
export const CONFIGURATIONS = ['institution', 'texts', 'redirects'] as const
export type ConfigurationName = (typeof CONFIGURATIONS)[number]

/** A file that configures the site, as it is. */
export interface ConfigurationFile {
  path: string
  /** Null: there is none. */
  hash: string | null
  body: string
  /** Null: it is no object of JSON. */
  value: Record<string, unknown> | null
}

/** Returns the path of what is edited. Of the files of a language it is the first that is there, or that of the language alone. */
export async function pathOf({ configuration, site }: Desk, name: ConfigurationName): Promise<string> {
  if (name !== 'texts') return `${name}.json`
  const paths = textFiles(site.institution.language)
  for (const path of paths) if (await configuration.read(path)) return path
  return paths.at(-1) as string
}

export async function readConfiguration(desk: Desk, name: ConfigurationName): Promise<ConfigurationFile> {
  const path = await pathOf(desk, name)
  // What somebody has written on disk is a version, too.
  desk.history.seen({ type: '', uid: path }, { isFirst: true })
  return fileOf(path, await desk.configuration.read(path))
}

export const fileOf = (path: string, text: Text | undefined): ConfigurationFile => ({
  path,
  hash: text?.hash ?? null,
  body: text?.body ?? '',
  value: text ? objectIn(text.body) : {},
})

/** @throws ApiError where the file cannot be edited as a form */
export function requireValue({ path, value }: ConfigurationFile): Record<string, unknown> {
  if (value) return value
  throw new ApiError(
    422,
    '{path} is not an object of JSON.',
    'Fix it in a text editor, or bring a version of it back.',
    {
      path,
    },
  )
}

/** Says whether what was sent was made of the file as it is. @throws ApiError where somebody else has written it meanwhile */
export function requireSeen({ hash }: ConfigurationFile, { ifHash }: Sent): void {
  if (ifHash !== null && typeof ifHash !== 'string')
    throw new ApiError(400, '"{name}" does not say what was read.', 'Reload the page.', { name: 'ifHash' })
  if (ifHash !== hash) throw meanwhile()
}

const meanwhile = () =>
  new ApiError(409, 'Somebody else has changed this meanwhile.', 'Look at what they changed, and save again.')

/** Writes a value into the file: what did not change keeps its form, byte for byte. */
export const writeValue = (desk: Desk, file: ConfigurationFile, value: object, sent: Sent, session: Session) =>
  writeBody(desk, file, editJson(file.body, value), sent, session)

export async function writeBody(
  desk: Desk,
  { path, hash }: ConfigurationFile,
  body: string,
  sent: Sent,
  session: Session,
) {
  const most = path === REDIRECTS_FILE ? MAX_LIST_BYTES : MAX_ENTRY_BYTES
  if (Buffer.byteLength(body) > most)
    throw new ApiError(413, '{path} would have more than {most} bytes.', 'Take out what nobody needs.', { path, most })
  const note = typeof sent.note === 'string' ? sent.note : undefined
  const by = session.person.name
  const written = await desk.configuration.write(path, body, { ifHash: hash, by, note })
  if ('conflict' in written) throw meanwhile()
  const done = { ref: { type: '', uid: path }, act: '/publish', title: path, sent }
  const after = written.saved.hash === hash ? {} : await afterWrite(desk, done, session)
  return { hash: written.saved.hash, ...after }
}
