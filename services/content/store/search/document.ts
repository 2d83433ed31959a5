import { crc32 } from 'node:zlib'

/** Marks the word that a title begins with, which titles are looked for by first. */
export const startToken = (word: string): string => `_${word}`

const ENTRY = 'entry '
export const fileOrigin = (path: string): string => `file ${path}`
/** The origin of the document of an entry. */
export const entryOrigin = (uid: string): string => ENTRY + uid
export const uidOfOrigin = (origin: string): string => origin.slice(ENTRY.length)

/** Checksum of what readers read of a document. */
export const sumOfDocument = ({ origin, title, record }: { origin: string; title: string; record: string | null }) =>
  crc32([origin, title, record ?? ''].join('\0'))
