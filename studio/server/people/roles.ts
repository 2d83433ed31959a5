/** Each may do what those before it may. */
export const ROLES = ['author', 'publisher', 'administrator'] as const
export type Role = (typeof ROLES)[number]

interface Rule {
  /** The first role that may do it. */
  from: Role
  /** What it is, as a sentence goes on behind "may not". */
  words: string
}

/** What can be done in the studio, and who may. All who have a role may read. */
export const ACTS = {
  write: { from: 'author', words: 'write drafts' },
  discard: { from: 'publisher', words: 'delete drafts of others' },
  publish: { from: 'publisher', words: 'publish, schedule and take back' },
  remove: { from: 'administrator', words: 'delete entries, and lead their addresses elsewhere' },
  settings: { from: 'administrator', words: 'change settings, texts of the site, and redirects' },
  people: { from: 'administrator', words: 'see who is in the studio, end sessions, and read the audit log' },
} as const satisfies Record<string, Rule>

export type Act = keyof typeof ACTS

export const may = (role: Role, act: Act): boolean => ROLES.indexOf(role) >= ROLES.indexOf(ACTS[act].from)

/** All that a role may do. */
export const actsOf = (role: Role): Act[] => (Object.keys(ACTS) as Act[]).filter((act) => may(role, act))

/** The highest of some roles. */
export const highest = (roles: readonly Role[]): Role | undefined => ROLES.findLast((role) => roles.includes(role))
