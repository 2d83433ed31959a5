import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isDate, isRecord } from 'atrium'
import { DATE_FORMAT, type FieldProblem, MAX_RICH_TEXT, memo } from '#engine/host.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { JsonSchema } from '../catalogue/engine-types.ts'
import { exportedForm } from '../source/files/exported-forms.ts'
import { sharedParts } from './shared-parts.ts'

/**
 * Checks wire objects of one type against its schema and strikes out, in place, every value of a wrong kind. What is
 * missing afterwards is for the normaliser to judge: a value of a wrong kind counts as none.
 */
export type Validator = (wire: Record<string, unknown>) => FieldProblem[]

/** Those that were made last: sites in other languages have the same. They are let go of with the last one that uses them. */
let latest: { code: string; validators: WeakRef<(type: string) => Validator> } | undefined

/** Validators by content type, compiled when they are first needed. */
export function createValidators(catalogue: Catalogue): (type: string) => Validator {
  const known = latest?.code === catalogue.schemasCode ? latest.validators.deref() : undefined
  if (known) return known
  const ajv = memo(() => createAjv(catalogue))
  const made = memo((type: string) => strikingOut(ajv(undefined).compile(catalogue.typeSchema(type))))
  latest = { code: catalogue.schemasCode, validators: new WeakRef(made) }
  return made
}

/** An ajv that knows our date format and the schema of blocks. What it compiles has no text of the schema but its rules. */
export function createAjv(catalogue: Pick<Catalogue, 'blocksSchemas'>): {
  compile(schema: JsonSchema): ValidateFunction
} {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strictRequired: false,
    strictTypes: false,
    validateSchema: false,
    inlineRefs: false,
    // Takes longer than all that is checked with it.
    code: { optimize: false },
  })
  ajv.addFormat(DATE_FORMAT, isDate)
  const share = sharedParts((part) => ajv.addSchema(part))
  ajv.addSchema(catalogue.blocksSchemas().map(share))
  return { compile: (schema: JsonSchema) => ajv.compile(share(schema)) }
}

/** Said of objects in which something is missing, or of the branches of a choice; the normaliser says it better. */
const ABOUT_THE_WHOLE = new Set(['required', 'anyOf', 'if', 'minItems'])

function strikingOut(validate: ValidateFunction): Validator {
  return (wire) => {
    if (validate(wire)) return []
    const errors = (validate.errors ?? []).filter(
      ({ keyword, data }) => !ABOUT_THE_WHOLE.has(keyword) || exportedForm(data) !== undefined,
    )
    const issues = onceEach(errors.map((error) => issueOf(error)))
    const emptied = new Set<unknown[]>()
    for (const { instancePath } of errors) strike(wire, segmentsOf(instancePath), emptied)
    for (const list of emptied) list.splice(0, list.length, ...list.filter((item) => item !== undefined))
    return issues
  }
}

/** A value may fail in several ways of which the same is said. */
const onceEach = (issues: readonly FieldProblem[]): FieldProblem[] => [
  ...new Map(issues.map((issue) => [`${issue.field} ${issue.reason}`, issue])).values(),
]

const segmentsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Takes out the value at a path; of a reference that is not whole, the reference. List items leave a hole for now. */
function strike(wire: Record<string, unknown>, segments: readonly string[], lists: Set<unknown[]>): void {
  const containers: unknown[] = [wire]
  for (const segment of segments.slice(0, -1))
    containers.push((containers.at(-1) as Record<string, unknown> | undefined)?.[segment])
  let depth = segments.length - 1
  if (depth > 0 && isRecord(containers[depth]) && '_content_type_uid' in (containers[depth] as object)) depth--
  const holder = containers[depth]
  const key = segments[depth] as string
  if (Array.isArray(holder)) {
    holder[Number(key)] = undefined
    lists.add(holder)
  } else if (isRecord(holder)) delete holder[key]
}

function issueOf({ keyword, instancePath, params, data, message = '' }: ErrorObject): FieldProblem {
  const field = segmentsOf(instancePath).reduce(
    (path, key) => (/^\d+$/.test(key) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
    '',
  )
  return { severity: 'error', field, ...(exportedForm(data) ?? wording(keyword, params, message)) }
}

function wording(
  keyword: string,
  params: Record<string, unknown>,
  message: string,
): { reason: string; remedy: string } {
  switch (keyword) {
    case 'type':
      return {
        reason: `is not of type ${params.type} and is left out`,
        remedy: `Write ${EXAMPLES[String(params.type)] ?? `a value of type ${params.type}`}.`,
      }
    case 'enum':
      return {
        reason: 'is none of the values allowed and is left out',
        remedy: `Use one of ${(params.allowedValues as unknown[]).join(', ')}.`,
      }
    case 'format':
      return { reason: 'is not a valid date and is left out', remedy: 'Write YYYY-MM-DD, or ISO 8601 with a time.' }
    case 'maxLength':
      return {
        reason: `is longer than ${params.limit} characters and is left out`,
        remedy: Number(params.limit) < MAX_RICH_TEXT ? 'Shorten it.' : 'Divide it into several blocks.',
      }
    case 'minProperties':
      return { reason: 'has too few keys and is left out', remedy: 'Add a title: it names the link of the picture.' }
    case 'maxProperties':
      return { reason: 'has more than one key and is left out', remedy: 'Write one block in each object.' }
    default:
      return {
        reason: `${message} and is left out`,
        remedy:
          keyword === 'pattern' ? (PATTERNS[String(params.pattern).slice(0, 6)] ?? 'Correct its form.') : 'Correct it.',
      }
  }
}

const EXAMPLES: Record<string, string> = {
  string: 'text in quotes',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in [ ]',
  object: 'a group in { }',
}

const PATTERNS: Record<string, string> = {
  '^\\s*(?': 'Write a path, #anchor, mailto:, tel: or http(s) address.',
  '^(?:[0': 'Write HH:mm, 24 hours.',
}
