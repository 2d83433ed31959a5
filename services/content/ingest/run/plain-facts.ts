/** An error as plain data: a message between threads would drop its code and its own name. */
interface PlainError {
  name: string
  message: string
  stack: string | undefined
  code: unknown
}

/** Facts of a line of the log, as they go from one thread to another. */
export interface PlainFacts {
  facts: unknown
  error?: PlainError
}

/** Facts as plain data; the error among them apart. */
export function plainFacts({ error, ...facts }: Record<string, unknown>): PlainFacts {
  const plain = { facts: JSON.parse(JSON.stringify(facts)) as unknown }
  if (error === undefined) return plain
  const { name, message, stack, code } = (error instanceof Error ? error : new Error(String(error))) as PlainError
  return { ...plain, error: { name, message, stack, code: isPlain(code) ? code : undefined } }
}

/** The facts again, with an error that is one. */
export function revivedFacts({ facts, error }: PlainFacts): Record<string, unknown> {
  if (!error) return facts as Record<string, unknown>
  const { message, ...rest } = error
  return { ...(facts as object), error: Object.assign(new Error(message), rest) }
}

const isPlain = (code: unknown) => typeof code === 'string' || typeof code === 'number'
