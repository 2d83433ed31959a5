import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Institution, isRecord } from 'atrium'
import type { InstalledSetting } from '#engine/assemble/installed-settings.ts'
import { fieldProblem } from '#engine/base/problem.ts'
import { contentText, type FieldProblem, parseJson, withDifferences } from '#engine/host.ts'
import { variables } from '../variables.ts'
import { contrastFaults } from './contrast-faults.ts'
import { siteAddress } from './keys/kinds.ts'
import { completeLanguages, SAME_EVERYWHERE } from './languages.ts'
import { readLook } from './look-files.ts'
import { presentKeys } from './present-keys.ts'
import { problemOfIssue, sentenceOf, withoutNull } from './problems.ts'
import { complete, institutionSchema, settingsIn, type Written } from './schema.ts'
import { knownKeys, type UnknownKey } from './unknown-keys.ts'

/** Name of the file in the content directory. */
export const INSTITUTION_FILE = 'institution.json'

/** Name of the file that holds what the institution says otherwise in a language. */
const fileIn = (language: string) => `institution.${language}.json`

/** The institution of a site, and what its developer should know of the file. */
export interface ConfiguredInstitution {
  institution: Institution
  /** A sentence each, with what to do. */
  warnings: string[]
  /** Files of the content directory that it was read from; none where it has none. */
  files: string[]
}

/** How an institution is read. */
export interface InstitutionOptions {
  /** Says what the installed areas read of it. */
  settings: readonly InstalledSetting[]
  /** Wins over the file's. */
  siteUrl?: string
  /** One of its languages, BCP 47: what `institution.<language>.json` says wins over the file. Absent: the institution's own. */
  language?: string
}

/** `institution.json` is not valid; the message names the file, every key that is wrong, and what to do. */
export class InstitutionError extends Error {
  override name = 'InstitutionError'
  /** Each key that is wrong or not known; none where the file holds no keys. */
  readonly problems: readonly FieldProblem[]

  constructor(message: string, problems: readonly FieldProblem[] = []) {
    super(message)
    this.problems = problems
  }
}

/**
 * The institution that `institution.json` of the content directory describes. A directory without that file speaks for
 * the configured one, the demo's, with a warning.
 *
 * @throws naming the file when it holds no JSON object, and every key that is missing or wrong
 */
export function readInstitution(contentDir: string, options: InstitutionOptions): ConfiguredInstitution {
  const file = join(contentDir, INSTITUTION_FILE)
  const own = readJson(file)
  if (own) return read(file, own, options)
  const standard = join(String(variables.CONTENT_DIR.default), INSTITUTION_FILE)
  const known = readJson(standard)
  if (!known) throw new InstitutionError(missing(contentDir))
  const { institution } = read(standard, known, options)
  return {
    institution,
    files: [],
    warnings: [
      `There is no ${file}: the site speaks for ${institution.name}, as ${standard} says. Write ${file} with "name", "siteUrl", "timeZone" and "language".`,
    ],
  }
}

const missing = (contentDir: string): string =>
  existsSync(contentDir)
    ? `There is no ${join(contentDir, INSTITUTION_FILE)}. Write it with "name", "siteUrl", "timeZone" and "language".`
    : `There is no content directory ${contentDir}. Set CONTENT_DIR to the directory that holds ${INSTITUTION_FILE} and entries/.`

/**
 * Says what is wrong with an institution that is to be written, and which of its keys nobody knows. Files that it names are
 * looked for beside it.
 */
export function institutionProblems(
  contentDir: string,
  given: Record<string, unknown>,
  options: InstitutionOptions,
): { problems: readonly FieldProblem[]; institution?: Institution } {
  try {
    const { institution, unknown } = read(join(contentDir, INSTITUTION_FILE), given, options)
    return { institution, problems: unknown }
  } catch (error) {
    if (error instanceof InstitutionError) return { problems: error.problems }
    throw error
  }
}

function read(
  file: string,
  { $schema: _, ...own }: Record<string, unknown>,
  { settings, siteUrl, language }: InstitutionOptions,
): ConfiguredInstitution & { unknown: FieldProblem[] } {
  const schema = institutionSchema(settings)
  const spoken = language === undefined ? null : readJson(join(dirname(file), fileIn(language)))
  const place = spoken && language ? join(dirname(file), fileIn(language)) : file
  const given = spoken ? withDifferences(own, without(spoken, SAME_EVERYWHERE)) : own
  const { present, problems: deprecated } = presentKeys(given, settings)
  const { known, unknown: keys } = knownKeys(schema, withoutNull({ ...present, siteUrl: given.siteUrl ?? siteUrl }))
  const elsewhere = `Write it into ${INSTITUTION_FILE}, or take it out.`
  const unread = SAME_EVERYWHERE.filter((key) => isSaidOtherwise(key, spoken ?? own, own)).map((key) =>
    fieldProblem(key, 'is the same in all languages, and is not read here', elsewhere, 'warning'),
  )
  const unknown = [...keys.map(problemOfUnknown), ...deprecated, ...unread]
  const { data, error } = schema.safeParse(known)
  if (!data)
    throw invalid(
      place,
      error.issues.map((issue) => problemOfIssue(issue, known)),
      unknown,
    )
  const faults: FieldProblem[] = []
  const written = data as Written
  const at = siteAddress.safeParse(siteUrl ?? written.siteUrl)
  if (!at.success) throw new InstitutionError(`SITE_URL is "${siteUrl}". ${at.error.issues[0]?.message}`)
  const { files, ...look } = readLook(dirname(file), written, (fault) => faults.push(fault))
  const { brand, ...institution } = complete(written, look)
  if (!brand)
    faults.push(fieldProblem('brand', 'is missing, and "name" has no letter a–z', 'Write a key like "museum".'))
  faults.push(...contrastFaults(look.theme))
  const languages = completeLanguages(written, (fault) => faults.push(fault))
  const spokenHere = languages.find(({ tag }) => tag === (language ?? written.language))
  if (!brand || faults.length > 0) throw invalid(place, faults, unknown)
  return {
    institution: {
      ...institution,
      brand,
      language: language ?? written.language,
      languages,
      basePath: spokenHere?.path ?? '',
      siteUrl: at.data,
      settings: settingsIn(data, settings),
    },
    files: [INSTITUTION_FILE, ...(spoken && language ? [fileIn(language)] : []), ...files],
    unknown,
    warnings: unknown
      .filter(({ field }) => !spoken || Object.hasOwn(spoken, field.split(/[.[]/, 1)[0] as string))
      .map((problem) => `${place}: ${sentenceOf(problem)}`),
  }
}

const without = (value: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))

function problemOfUnknown({ key, nearest }: UnknownKey): FieldProblem {
  const said = (reason: string, remedy: string) => fieldProblem(key, reason, remedy, 'warning')
  if (nearest) return said('is not a known key', `Did you mean "${nearest}"?`)
  return /^\w+$/.test(key)
    ? said(
        'is not a known key: no installed area reads it',
        'Remove it, or put the area back that does; docs/institution.md lists all keys.',
      )
    : said('is not a known key', 'Remove it, or look it up in docs/institution.md.')
}

const isSaidOtherwise = (key: string, spoken: Record<string, unknown>, own: Record<string, unknown>): boolean =>
  key !== '$schema' && Object.hasOwn(spoken, key) && JSON.stringify(spoken[key]) !== JSON.stringify(own[key])

const invalid = (file: string, faults: readonly FieldProblem[], unknown: readonly FieldProblem[]): InstitutionError =>
  new InstitutionError(`${file} is not valid: ${faults.map(sentenceOf).join('\n')}`, [...faults, ...unknown])

/** Undefined where there is no such file. */
function readJson(file: string): Record<string, unknown> | undefined {
  const tried = <Value>(read: () => Value, what: string): Value => {
    try {
      return read()
    } catch (error) {
      throw new InstitutionError(`${file} is not valid${what}: ${(error as Error).message}. Fix or delete the file.`)
    }
  }
  const text = tried(() => contentText(dirname(file), basename(file)), '')
  if (text === null) return undefined
  const value = tried(() => parseJson(text), ' JSON')
  if (isRecord(value)) return value
  throw new InstitutionError(`${file} is not valid: it holds no object. Write { "name": "…" } or delete the file.`)
}
