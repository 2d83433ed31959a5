/**
 * Describes what areas provide to pages of others, by name. The model declares it, where both can see it:
 *
 * @example
 * declare module 'atrium' {
 *   interface Provided { onDay: (day: string) => OnDay }
 * }
 *
 * A list is what several areas contribute to, like `homeSections: readonly Section[]`; anything else one area provides.
 */
// biome-ignore lint/suspicious/noEmptyInterface: open for merging by the model
export interface Provided {}

/** Names of what several areas contribute to. */
export type ContributedName = {
  [Name in keyof Provided]: Provided[Name] extends readonly unknown[] ? Name : never
}[keyof Provided]
