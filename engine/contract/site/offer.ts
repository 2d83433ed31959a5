/**
 * What areas offer to pages of others, by name. The model declares it, where both can see it:
 *
 * @example
 * declare module '#engine' {
 *   interface Offers { onToday: OnToday }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: open for merging by the model
export interface Offers {}
