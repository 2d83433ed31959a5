import { highest, ROLES, type Role } from './roles.ts'

/** Who has a role: one person, by id or by mail, or all of a group. */
interface Rule {
  role: Role
  by: 'user' | 'email' | 'group'
  value: string
}

export type RoleRules = readonly Rule[]

/** What whoever signs people in says of somebody. */
interface Known {
  id: string
  /** Only where it is known to be theirs. */
  email?: string | undefined
  groups: readonly string[]
}

/** The highest role that the rules give to somebody; undefined: none. */
export const roleOf = (rules: RoleRules, { id, email, groups }: Known): Role | undefined =>
  highest(
    rules
      .filter(({ by, value }) => {
        if (by === 'user') return value === id
        if (by === 'email') return value === email?.toLowerCase()
        return groups.includes(value)
      })
      .map(({ role }) => role),
  )

/**
 * Reads rules like `administrator=ana@ellery.example; author=group:Web authors`.
 *
 * @throws when one cannot be read
 */
export function readRules(text: string): RoleRules {
  return text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readRule)
}

function readRule(text: string): Rule {
  const [, name, by, value = ''] = /^(\w+)\s*=\s*(?:(user|group):)?(.+)$/.exec(text) ?? []
  const role = ROLES.find((one) => one === name)
  if (role && by) return { role, by: by as 'user' | 'group', value: value.trim() }
  if (role && /^[^\s@:]+@[^\s@]+$/.test(value)) return { role, by: 'email', value: value.toLowerCase() }
  throw new Error('is no rule')
}
