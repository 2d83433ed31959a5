import { isRecord } from 'atrium'
import type { Problem } from '#engine/host.ts'
import { type TextsOfFile, textFiles, textProblems, textsOfFile } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import type { Sent } from '../editing/writes.ts'
import { ApiError, ProblemsError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import { type ConfigurationFile, fileOf, readConfiguration, requireSeen, requireValue, writeValue } from './files.ts'

/** Returns every text that the institution may say in words of its own, and what it says. */
export async function readTextList(
  desk: Desk,
): Promise<TextsOfFile & { path: string; hash: string | null; language: string; isReadable: boolean }> {
  const file = await readConfiguration(desk, 'texts')
  const { language } = desk.site.institution
  const others = []
  for (const path of textFiles(language)) {
    if (path === file.path) continue
    const { value } = fileOf(path, await desk.configuration.read(path))
    if (value) others.push({ language, file: path, texts: value })
  }
  const listed = textsOfFile(ownOf(desk, file), others, desk.site.definition.messages)
  return { ...listed, path: file.path, hash: file.hash, language, isReadable: file.value !== null }
}

/** Says what is wrong with texts as they would be written. */
export async function checkTextChanges(desk: Desk, sent: Sent): Promise<{ problems: Problem[] }> {
  const file = await readConfiguration(desk, 'texts')
  return { problems: problemsOf(desk, file, changesIn(sent)) }
}

/** Writes texts, and takes those out that are to be as delivered. */
export async function saveTexts(desk: Desk, sent: Sent, session: Session) {
  const changes = changesIn(sent)
  const file = await readConfiguration(desk, 'texts')
  const before = requireValue(file)
  requireSeen(file, sent)
  const problems = problemsOf(desk, file, changes)
  if (problems.some(({ severity }) => severity === 'error')) throw new ProblemsError(problems)
  const kept = new Map(Object.entries(before))
  for (const [id, text] of changes) {
    if (text === null) kept.delete(id)
    else kept.set(id, text)
  }
  return { ...(await writeValue(desk, file, Object.fromEntries(kept), sent, session)), problems }
}

const ownOf = ({ site }: Desk, { path, value }: ConfigurationFile) => ({
  ...{ language: site.institution.language, file: path },
  texts: value ?? {},
})

function problemsOf(desk: Desk, file: ConfigurationFile, changes: ReadonlyMap<string, unknown>): Problem[] {
  const said = [...changes].filter(([, text]) => text !== null)
  const own = { ...ownOf(desk, file), texts: Object.fromEntries(said) }
  return textProblems(
    own,
    said.map(([id]) => id),
    desk.site.definition.messages,
  )
}

function changesIn({ changes }: Sent): Map<string, unknown> {
  if (isRecord(changes)) return new Map(Object.entries(changes))
  throw new ApiError(400, 'There are no texts to save.', 'Reload the page.')
}
