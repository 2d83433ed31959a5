import { z } from 'zod'
import type { ValuesOf, Variable, Variables } from '#engine/contract/site/variable.ts'
import { SettingError } from '#engine/environment/readers.ts'
import { contentstackProblems } from './contentstack.ts'
import { variables } from './variables.ts'

/** The settings of the site itself, read and checked. */
export type Environment = ValuesOf<typeof variables>

/** Names every wrong setting of one start. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(
      `Invalid environment. ${problems.length} ${problems.length === 1 ? 'variable' : 'variables'}:\n${problems.join('\n')}`,
    )
    this.problems = problems
  }
}

/**
 * Reads settings from the environment. A variable set to nothing counts as not set.
 *
 * @param declared what to read; default: the site's own
 * @throws EnvironmentError naming variable, value and remedy of each wrong setting
 */
export function readEnvironment<Declared extends Variables>(
  source: Readonly<Record<string, string | undefined>>,
  declared: Declared,
): ValuesOf<Declared> {
  const shape = Object.fromEntries(Object.entries(declared).map(([name, variable]) => [name, schemaOf(name, variable)]))
  const read = z.object(shape).safeParse(source)
  const problems = [...(read.error?.issues.map(({ message }) => message) ?? []), ...halfSet(source, declared)]
  if (problems.length > 0) throw new EnvironmentError(problems)
  return read.data as ValuesOf<Declared>
}

/** Names what is missing beside variables that mean nothing alone. */
function halfSet(source: Readonly<Record<string, string | undefined>>, declared: Variables): string[] {
  const isSet = (name: string) => Boolean(source[name]?.trim())
  return Object.entries(declared)
    .filter(([name]) => isSet(name))
    .flatMap(([name, { needs = [] }]) =>
      needs
        .filter((other) => !isSet(other))
        .map((other) => `${other} is not set, and ${name} means nothing without it. Set both, or neither.`),
    )
}

/**
 * Reads the settings of the site itself and those that areas declare, so that everything wrong is named at once.
 *
 * @param declared variables of the installed areas
 */
export const readSiteEnvironment = <Declared extends Variables>(
  source: Readonly<Record<string, string | undefined>>,
  declared: Declared = {} as Declared,
): Environment & ValuesOf<Declared> => {
  const values = readEnvironment(source, { ...declared, ...variables }) as Environment & ValuesOf<Declared>
  const problems = contentstackProblems(values)
  if (problems.length > 0) throw new EnvironmentError(problems)
  return values
}

/**
 * Refuses to show the demo content to the public where nobody asked for it: a forgotten environment file would.
 *
 * @throws EnvironmentError
 */
export function refuseUnnamedContent(
  source: Readonly<Record<string, string | undefined>>,
  { DEPLOY_ENV }: Pick<Environment, 'DEPLOY_ENV'>,
): void {
  if (DEPLOY_ENV !== 'production' || source.CONTENT_DIR?.trim()) return
  throw new EnvironmentError([
    'CONTENT_DIR is not set, and DEPLOY_ENV is "production": the demo museum would be shown to the public. Set CONTENT_DIR to your content directory; CONTENT_DIR=demo/content shows the demo.',
  ])
}

function schemaOf(name: string, variable: Variable) {
  return z
    .string()
    .optional()
    .transform((given, context) => {
      const text = given?.trim() || variable.default
      if (text === undefined) return undefined
      try {
        return variable.read(text)
      } catch (error) {
        const message =
          error instanceof SettingError
            ? `${name} is not valid: ${error.message}`
            : `${name} is ${variable.secret ? 'a value' : shown(text)}. ${variable.remedy}`
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
    })
}

/** A wrong value, without what may be a password or a key in an address. */
const shown = (text: string): string => JSON.stringify(text.replace(/^.*@/s, '…@').replace(/\?.*$/s, '?…'))
