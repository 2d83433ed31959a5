/**
 * Describes what areas provide to pages of others, by name. The model declares it, where both can see it:
 *
 * @example
 * declare module 'atrium' {
 *   interface Provided { onToday: OnToday }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: open for merging by the model
export interface Provided {}
