/** A rule that a text must follow beside being one. */
interface Rule {
  isValid(text: string): boolean
  remedy: string
}

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text)
const doesNotThrow = (check: () => unknown): boolean => {
  try {
    check()
    return true
  } catch {
    return false
  }
}

const ADDRESS: Rule = { isValid: isAddress, remedy: 'Write an address like "https://www.example.org".' }
const RULES: Readonly<Record<string, Rule>> = {
  brand: { isValid: (text) => /^[a-z0-9]+$/.test(text), remedy: 'Use lower-case letters and digits only.' },
  siteUrl: ADDRESS,
  ticketingHost: ADDRESS,
  guideAppUrl: ADDRESS,
  timeZone: {
    isValid: (text) => doesNotThrow(() => new Intl.DateTimeFormat('en', { timeZone: text })),
    remedy: 'Write the name of a time zone, like "America/Los_Angeles".',
  },
  language: {
    isValid: (text) => doesNotThrow(() => new Intl.Locale(text)),
    remedy: 'Write a language tag, like "en-US".',
  },
}
const OPTIONAL_TEXTS = ['streetAddress', 'postalCode', 'email', 'telephone', 'changelogUrl', 'repositoryUrl']
const KINDS = { text: 'a text in quotes', list: 'a list', object: 'an object', other: 'another value' }

/**
 * What is wrong with an institution, as a sentence and what to do; undefined when nothing is. Keys that the example does
 * not have may hold anything.
 *
 * @param example an institution in order
 */
export function institutionFlaw(
  institution: Readonly<Record<string, unknown>>,
  example: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const [key, value] of Object.entries(institution)) {
    const model = OPTIONAL_TEXTS.includes(key) ? '' : example[key]
    const flaw = model === undefined ? undefined : flawOf(`"${key}"`, value, model)
    if (flaw) return flaw
    const rule = RULES[key]
    if (rule && !rule.isValid(value as string)) return `"${key}" is ${JSON.stringify(value)}. ${rule.remedy}`
  }
  return undefined
}

/** The items of a list are like the first of the model's. */
function flawOf(name: string, value: unknown, model: unknown): string | undefined {
  const kind = kindOf(model)
  if (kindOf(value) !== kind) return `${name} is ${JSON.stringify(value)}. Write ${KINDS[kind]}.`
  const [first] = Array.isArray(model) ? model : []
  if (kindOf(first) !== 'object') return undefined
  for (const [index, item] of (value as unknown[]).entries()) {
    const place = `item ${index + 1} of ${name}`
    const flaw =
      flawOf(place, item, first) ??
      Object.entries(first as object).reduce<string | undefined>(
        (found, [key, part]) => found ?? flawOf(`"${key}" of ${place}`, (item as Record<string, unknown>)[key], part),
        undefined,
      )
    if (flaw) return flaw
  }
  return undefined
}

const kindOf = (value: unknown): keyof typeof KINDS => {
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' && value !== null ? 'object' : 'other'
}
