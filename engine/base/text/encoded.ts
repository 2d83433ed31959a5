/**
 * Text in pieces as one in UTF-8, in memory of its own. Joined to one text before, all of it would take twice the memory for
 * a single letter beyond Latin-1, and be copied once more.
 */
export function encoded(pieces: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let at = 0
  for (const piece of pieces) at += bytes.write(piece, at)
  return bytes
}
