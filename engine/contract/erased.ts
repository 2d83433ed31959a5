/**
 * Says what callbacks take of an entry, an item or data whose shape their author alone knows, where the engine holds
 * callbacks of many authors. A function of one shape is none of another, and one of `never` could not be called.
 */
// biome-ignore lint/suspicious/noExplicitAny: the one type that is used for every shape, both as given and as taken
export type Erased = any
