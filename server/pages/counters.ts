/** Counts what happens to requests for pages, from now on. */
export const createCounters = () => ({
  /** Answered from memory. */
  hits: 0,
  /** Answered from memory while being re-rendered. */
  staleHits: 0,
  /** Waited for a render. */
  misses: 0,
  renders: 0,
  /** Old pages shown because re-rendering them failed. */
  staleIfError: 0,
  /** Pages of an earlier process taken from disk. */
  restored: 0,
  /** Pages made unusable by a change of content. */
  purged: 0,
  /** Turned away because too many were waiting. */
  refused: 0,
  /** Not begun because nobody waited any more. */
  abandoned: 0,
})

export type Counters = ReturnType<typeof createCounters>
