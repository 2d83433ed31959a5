/** So many problems of one entry are named. */
const MAX_NAMED = 20
const MAX_FIELD = 200

export interface Problems {
  /** @param field in wire spelling, like `body[2].text_block.text`; empty: the entry itself */
  note(field: string, reason: string): void
  list(): string[]
}

/** Gathers what is said against one entry, each only once. */
export function problemsOf(subject: string): Problems {
  const noted = new Set<string>()
  return {
    note(field, reason) {
      const place = field.length > MAX_FIELD ? `${field.slice(0, MAX_FIELD)}…` : field
      noted.add(`${subject}: ${place ? `${place}: ` : ''}${reason}`)
    },
    list() {
      const all = [...noted]
      const rest = all.length - MAX_NAMED
      return rest > 0 ? [...all.slice(0, MAX_NAMED), `${subject}: ${rest} further problems`] : all
    },
  }
}

/** A name or an address from outside, as a message may quote it. */
export const quoted = (value: unknown): string => {
  const text = String(value)
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text)
}
