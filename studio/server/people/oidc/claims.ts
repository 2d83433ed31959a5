import { defined } from '#engine'
import { isRecord } from '#engine/host.ts'
import { emailOf, MAX_ID, type Person, shownName } from '../person.ts'
import { type RoleRules, roleOf } from '../role-rules.ts'

/** Who somebody is by what a provider says of them; without a role where the rules give none. */
export function personOf(
  claims: Readonly<Record<string, unknown>>,
  { rules, groups }: { rules: RoleRules; groups: string },
): (Omit<Person, 'role'> & { role: Person['role'] | undefined }) | undefined {
  const { sub, name, preferred_username: account } = claims
  if (typeof sub !== 'string' || sub === '' || sub.length > MAX_ID) return undefined
  const email = emailOf(claims.email)
  const role = roleOf(rules, {
    id: sub,
    // Of others anybody may say that they are theirs.
    email: claims.email_verified === true ? email : undefined,
    groups: textsAt(claims, groups),
  })
  const shown = shownName(name) || shownName(account) || email || shownName(sub)
  return { ...defined({ id: sub, name: shown, email }), role }
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
