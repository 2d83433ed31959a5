/** Texts that say where something is used. */
export default {
  blocks: 'Blocks',
  blocksHelp: 'Parts that pages are composed of, with the entries that have them.',
  block: 'Block',
  withBlock: 'With the block “{name}”',
  refersTo: 'That refer to “{name}”',
  anyEntry: 'an entry',
  everyEntry: 'Show all',
  whereUsed: 'Where it is used',
  usedNowhere: 'Nothing refers to it.',
  blockKind: 'Kind',
  entriesWith: 'Entries',
  touchedPages: 'Pages that a change of it touches',
  countPages: 'Count pages',
  touches: { one: '{count} page', other: '{count} pages' },
  touchesAtLeast: { one: '{count} page so far', other: '{count} pages so far' },
} as const
