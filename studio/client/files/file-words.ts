import type { LibraryFile } from '../api/files.ts'
import type { Texts } from '../parts/texts.tsx'

export type FileKind = LibraryFile['kind']

export const KINDS: readonly FileKind[] = ['audio', 'video', 'captions', 'pdf']

export const kindText = (texts: Texts, kind: FileKind): string =>
  ({ audio: texts.kindAudio, video: texts.kindVideo, captions: texts.kindCaptions, pdf: texts.kindPdf })[kind]

/** The icon of a kind, by its name in the icon set. */
export const KIND_ICONS: Readonly<Record<FileKind, string>> = {
  audio: 'audio-lines',
  video: 'film',
  captions: 'captions',
  pdf: 'file-text',
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** Bytes as people say them, like "2.4 MB". */
export function sizeText(bytes: number, language: string): string {
  const power = bytes < 1_000_000 ? 0 : bytes < 1_000_000_000 ? 1 : 2
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power] as string,
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(Math.max(1, bytes / 1000 ** (power + 1)))
}

/** What whoever follows a link to a file is to know before, like "PDF, 2.4 MB". */
export const fileFacts = (texts: Texts, { kind, bytes }: LibraryFile, language: string): string =>
  `${kindText(texts, kind)}, ${sizeText(bytes, language)}`
