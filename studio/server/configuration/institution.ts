import { isRecord } from 'atrium'
import type { Problem } from '#engine/host.ts'
import { INSTITUTION_FILE, institutionProblems } from '../../../config/institution/institution.ts'
import { areaSettings, defineSite } from '../../../server/start/site/site-definition.ts'
import { settingsForm } from '../../forms/index.ts'
import type { Desk } from '../desk/desk.ts'
import type { Sent } from '../editing/writes.ts'
import { ApiError, ProblemsError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import { readConfiguration, requireSeen, requireValue, writeValue } from './files.ts'

let form: ReturnType<typeof settingsForm> | undefined

/** Returns the form of `institution.json`, what it holds, and what is wrong with it. */
export async function readInstitutionForm(desk: Desk) {
  const { path, hash, value, body } = await readConfiguration(desk, 'institution')
  form ??= settingsForm(areaSettings)
  const problems = value ? problemsIn(desk, value).problems : []
  return { ...{ path, hash, value, problems }, ...form, ...(value ? {} : { body }) }
}

/** Says what is wrong with settings, as the start of the site would. */
export function checkInstitution(desk: Desk, { value }: Sent): { problems: Problem[] } {
  return { problems: problemsIn(desk, requireObject(value)).problems }
}

export async function saveInstitution(desk: Desk, sent: Sent, session: Session) {
  const value = requireObject(sent.value)
  const file = await readConfiguration(desk, 'institution')
  requireValue(file)
  requireSeen(file, sent)
  const problems = requireGood(desk, value)
  return { ...(await writeValue(desk, file, value, sent, session)), problems }
}

/** @throws ProblemsError for what the site would not start with */
export function requireGood(desk: Desk, value: Record<string, unknown>): Problem[] {
  const { problems, institution } = problemsIn(desk, value)
  if (!institution) throw new ProblemsError(problems)
  try {
    defineSite(institution)
  } catch (error) {
    const reason = (error as Error).message.split('\n').slice(0, 10).join(' ')
    throw new ProblemsError([{ file: INSTITUTION_FILE, field: '', severity: 'error', reason, remedy: 'Correct it.' }])
  }
  return problems
}

function problemsIn({ settings, filesDir }: Desk, value: Record<string, unknown>) {
  const { problems, institution } = institutionProblems(filesDir, value, {
    settings: areaSettings,
    siteUrl: settings.SITE_URL,
  })
  return { problems: problems.map((problem): Problem => ({ file: INSTITUTION_FILE, ...problem })), institution }
}

function requireObject(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value
  throw new ApiError(400, 'There are no settings to read.', 'Reload the page.')
}
