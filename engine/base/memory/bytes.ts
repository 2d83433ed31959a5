/** About what an object, each of its fields, and each member of a map or a set take, in bytes. */
const OBJECT_BYTES = 32
const FIELD_BYTES = 12
const MEMBER_BYTES = 40

/** Objects that are weighed in one step. */
const OBJECTS_PER_STEP = 500

/** About how much memory a value takes with all that is in it, in bytes. What it holds twice counts once. */
export function bytesOf(value: unknown): number {
  const steps = weighing(value)
  for (;;) {
    const { done, value: bytes } = steps.next()
    if (done) return bytes
  }
}

/** The same in steps, for what may be large. */
export function* weighing(value: unknown): Generator<undefined, number> {
  const seen = new Set<object>()
  const left: unknown[] = [value]
  let bytes = 0
  while (left.length > 0) {
    const next = left.pop()
    bytes += FIELD_BYTES
    if (typeof next === 'string') bytes += next.length
    if (typeof next !== 'object' || next === null || seen.has(next)) continue
    seen.add(next)
    if (seen.size % OBJECTS_PER_STEP === 0) yield
    bytes += OBJECT_BYTES
    if (ArrayBuffer.isView(next)) bytes += OBJECT_BYTES + next.byteLength
    else if (next instanceof Map || next instanceof Set) {
      bytes += MEMBER_BYTES * next.size
      for (const member of next) left.push(member)
    } else for (const inner of Object.values(next)) left.push(inner)
  }
  return bytes
}
