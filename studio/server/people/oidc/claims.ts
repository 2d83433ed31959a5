import { isRecord } from 'atrium'
import { emailOf, type Known, knownAs, MAX_ID, shownName } from '../person.ts'
import { type RoleRules, roleOf } from '../role-rules.ts'
import type { Role } from '../roles.ts'

/** Who somebody is by what a provider says of them; without a role where the rules give none. */
export function personOf(
  claims: Readonly<Record<string, unknown>>,
  { rules, groups }: { rules: RoleRules; groups: string },
): (Known & { role: Role | undefined }) | undefined {
  const { sub, name, preferred_username: account } = claims
  if (typeof sub !== 'string' || sub === '' || sub.length > MAX_ID) return undefined
  // Of others anybody may say that they are theirs.
  const email = claims.email_verified === true ? emailOf(claims.email) : undefined
  const role = roleOf(rules, { id: sub, email, groups: textsAt(claims, groups) })
  return { ...knownAs({ id: sub, called: shownName(name) || shownName(account), email }), role }
}

/** The texts of a claim by its name, or by a path of names within another, like `realm_access.roles`. */
function textsAt(claims: Readonly<Record<string, unknown>>, name: string): string[] {
  let value: unknown = claims[name]
  if (value === undefined) {
    value = claims
    for (const key of name.split('.')) value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  }
  return [value].flat().filter((text) => typeof text === 'string')
}
