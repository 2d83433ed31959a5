/** Describes what the image server says of a picture: `info.json` of the IIIF Image API. */
export type PictureInfo = Record<string, unknown>

/**
 * Asks the image server how a picture may be fetched in parts.
 *
 * @param base address of the picture, without closing slash
 * @throws when the server does not say
 */
export async function pictureInfo(base: string, signal: AbortSignal): Promise<PictureInfo> {
  const answer = await fetch(`${base}/info.json`, { signal })
  if (!answer.ok) throw new Error(`The image server answered ${answer.status}.`)
  return withBase((await answer.json()) as PictureInfo, new URL(base, location.href).href)
}

/** A server may know itself by another address than the one it is reached at: parts are fetched from there, too. */
export const withBase = (info: PictureInfo, base: string): PictureInfo => ({
  ...info,
  ...('@id' in info || !('id' in info) ? { '@id': base } : { id: base }),
})
