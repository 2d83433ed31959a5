/** Which of its two ports a connection came to: that of visitors, or that of those who run the site. */
export type Door = 'site' | 'operations'

/** Connections of those who run the site that are open at once, beside those of visitors. */
export const MAX_OPERATORS = 64

/** Bounds what clients may take; times in milliseconds. */
export interface ConnectionLimits {
  /** Whoever sends a header, or a request, more slowly than this is answered 408. */
  headersTimeout: number
  requestTimeout: number
  /** How often those are looked for. */
  checkEvery: number
  /** Whoever neither sends nor reads a byte for so long is hung up on. */
  idleTimeout: number
  /** Open at once; further ones are closed as they come. */
  connections: number
  /** Header lines that are read of a request. */
  headerLines: number
  /** Bytes of requests that may wait for the one before them: of a connection, of an address, in all. Whoever sends more is cut off. */
  ahead: number
  aheadOfAddress: number
  aheadInAll: number
  /** Bytes of answers that may wait for clients to read them, in all. Whoever has not read for longest is cut off. */
  unread: number
  /** A stop takes no longer than this after listening has ended. */
  lastAnswers: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  checkEvery: 5000,
  idleTimeout: 120_000,
  connections: 10_000,
  headerLines: 100,
  ahead: 16 * 1024,
  aheadOfAddress: 4 * 1024 * 1024,
  aheadInAll: 16 * 1024 * 1024,
  unread: 32 * 1024 * 1024,
  lastAnswers: 20_000,
}
