/** What happened to requests for pages, since the process began. */
export interface Counters {
  /** Answered from memory. */
  hits: number
  /** Answered from memory while being re-rendered. */
  staleHits: number
  /** Waited for a render. */
  misses: number
  renders: number
  /** Old pages shown because re-rendering them failed. */
  staleIfError: number
  /** Pages of an earlier process taken from disk. */
  restored: number
  /** Pages made unusable by a change of content. */
  purged: number
  /** Turned away because too many were waiting. */
  refused: number
  /** Not begun because nobody waited any more. */
  abandoned: number
}

export const createCounters = (): Counters => ({
  hits: 0,
  staleHits: 0,
  misses: 0,
  renders: 0,
  staleIfError: 0,
  restored: 0,
  purged: 0,
  refused: 0,
  abandoned: 0,
})
