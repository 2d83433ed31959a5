import { refusals } from './errors.ts'
import { isObject, type Json } from './json.ts'

/** All values at a path like `seo.title`; of lists those of each item. */
export function valuesAt(value: unknown, path: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path))
  const [first, ...rest] = path
  if (first === undefined) return [value]
  return isObject(value) && first in value ? valuesAt(value[first], rest) : []
}

type Test = (values: readonly unknown[], operand: unknown, condition: Json) => boolean

const list = (operand: unknown): unknown[] => (Array.isArray(operand) ? operand : [operand])
const compared = (compare: (order: number) => boolean): Test => {
  const orderOf = (a: unknown, b: unknown) => (typeof a === 'number' ? a - Number(b) : String(a) < String(b) ? -1 : 1)
  return (values, operand) => values.some((value) => compare(value === operand ? 0 : orderOf(value, operand)))
}

const TESTS: Record<string, Test> = {
  $in: (values, operand) => values.some((value) => list(operand).includes(value)),
  $nin: (values, operand) => !values.some((value) => list(operand).includes(value)),
  $ne: (values, operand) => !values.includes(operand),
  $exists: (values, operand) => values.length > 0 === (operand === true),
  $lt: compared((order) => order < 0),
  $lte: compared((order) => order <= 0),
  $gt: compared((order) => order > 0),
  $gte: compared((order) => order >= 0),
  $regex: (values, operand, { $options }) =>
    values.some((value) =>
      new RegExp(String(operand), $options === undefined ? '' : String($options)).test(String(value)),
    ),
  $options: () => true,
}

/**
 * Whether an item meets the `query` of a request, in the operators of the API.
 *
 * @throws ApiError for an operator that there is not
 */
export function meets(item: Json, query: Json): boolean {
  return Object.entries(query).every(([key, condition]) => {
    if (key === '$and') return list(condition).every((part) => meets(item, part as Json))
    if (key === '$or') return list(condition).some((part) => meets(item, part as Json))
    const values = valuesAt(item, key.split('.'))
    if (!isObject(condition)) return values.includes(condition)
    return Object.entries(condition).every(([operator, operand]) => {
      const test = TESTS[operator]
      if (!test) throw refusals.parameters()
      return test(values, operand, condition)
    })
  })
}
