/** Bytes by which a kind is told. */
export const SNIFFED_BYTES = 64

/** What visitors are offered of a file. */
export type FileKind = 'audio' | 'video' | 'captions' | 'pdf'

/** Endings of the files that are taken, with what they are. */
export const KINDS = {
  mp3: 'audio',
  m4a: 'audio',
  wav: 'audio',
  ogg: 'audio',
  webm: 'video',
  mp4: 'video',
  vtt: 'captions',
  pdf: 'pdf',
} as const satisfies Readonly<Record<string, FileKind>>

export type Ending = keyof typeof KINDS

export const isEnding = (text: string): text is Ending => Object.hasOwn(KINDS, text)

/** Why a file is not taken, and what to do. */
export interface Refused {
  reason: string
  remedy: string
}

/** `starts`: one of them is at that place; the first form that fits counts. */
type Form = readonly [kind: Ending | keyof typeof OTHERS, at: number, ...starts: readonly string[]]

const FORMS: readonly Form[] = [
  ['pdf', 0, '%PDF-'],
  ['vtt', 0, 'WEBVTT', '\xef\xbb\xbfWEBVTT'],
  ['m4a', 4, 'ftypM4A ', 'ftypM4B '],
  ['quicktime', 4, 'ftypqt  ', 'moov', 'mdat', 'wide', 'free'],
  ['picture', 4, 'ftyphei', 'ftypmif1', 'ftyphevc', 'ftypmsf1', 'ftypavi'],
  ['mp4', 4, 'ftyp'],
  ['wav', 8, 'WAVEfmt ', 'WAVEJUNK', 'WAVEbext', 'WAVELIST'],
  ['avi', 8, 'AVI '],
  ['picture', 8, 'WEBP'],
  ['ogg', 0, 'OggS\0'],
  ['matroska', 0, '\x1a\x45\xdf\xa3'],
  ['mp3', 0, 'ID3\x02', 'ID3\x03', 'ID3\x04'],
  ['flac', 0, 'fLaC'],
  ['picture', 0, '\xff\xd8\xff', '\x89PNG', 'GIF8', 'II*\0', 'MM\0*', 'BM'],
  ['archive', 0, 'PK\x03\x04', 'PK\x05\x06'],
  ['oldOffice', 0, '\xd0\xcf\x11\xe0'],
]

const TAKEN = 'Choose audio (MP3, M4A, WAV, Ogg), video (MP4, WebM), captions (WebVTT) or a PDF.'

const OTHERS = {
  quicktime: { reason: 'It is a QuickTime film.', remedy: 'Save it as MP4 with H.264, and upload that.' },
  avi: { reason: 'It is an AVI film.', remedy: 'Save it as MP4 with H.264, and upload that.' },
  matroska: { reason: 'It is a Matroska film.', remedy: 'Save it as WebM or MP4, and upload that.' },
  flac: { reason: 'It is FLAC, which not every browser plays.', remedy: 'Save it as MP3 or M4A, and upload that.' },
  picture: { reason: 'It is a picture.', remedy: 'Upload it at the images, which show it in every size.' },
  archive: {
    reason: 'It is an archive, or a document of an office program.',
    remedy: 'Save the document as PDF, and upload that.',
  },
  oldOffice: { reason: 'It is a document of an office program.', remedy: 'Save it as PDF, and upload that.' },
  text: { reason: 'It is a text, whatever its name says.', remedy: TAKEN },
  unknown: { reason: 'It is no file of a kind that is taken.', remedy: TAKEN },
} as const satisfies Readonly<Record<string, Refused>>

/**
 * What a file is, by its first bytes, whatever it is called.
 *
 * @param name tells sound from film where one container holds either
 */
export function kindOf(head: Uint8Array, name = ''): { ending: Ending } | { refused: Refused } {
  const text = Buffer.from(head.subarray(0, SNIFFED_BYTES)).toString('latin1')
  const found = FORMS.find(([, at, ...starts]) => starts.some((start) => text.startsWith(start, at)))?.[0]
  const kind = found === 'matroska' && text.includes('webm') ? 'webm' : found
  if (kind === 'mp4' && /\.m4[ab]$/i.test(name)) return { ending: 'm4a' }
  if (kind && isEnding(kind)) return { ending: kind }
  if (isFrameOfSound(head)) return { ending: 'mp3' }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text has none of these
  const isText = text !== '' && !/[\x00-\x08\x0e-\x1f]/.test(text)
  return { refused: OTHERS[kind ?? (isText ? 'text' : 'unknown')] }
}

/** An MP3 without a tag begins with a frame: its layer is III, its rates are some. */
function isFrameOfSound([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isSynchronous = first === 0xff && (second & 0xe0) === 0xe0
  const isLayerThree = (second & 0x18) !== 0x08 && (second & 0x06) === 0x02
  return isSynchronous && isLayerThree && third >> 4 !== 0xf && third >> 4 !== 0 && (third & 0x0c) !== 0x0c
}
