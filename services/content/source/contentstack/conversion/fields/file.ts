import type { Field, Fields } from '#engine/host.ts'
import { isAsset, mediaTypeOf } from '../assets/asset.ts'
import type { Context } from '../context.ts'
import { textOf } from '../values/bounded.ts'
import { quoted } from '../values/problems.ts'
import type { Raw } from '../values/types.ts'
import type { Place } from './place.ts'

/**
 * Files as content names them: a picture or a recording by a reference to its entry, any other file by
 * a link to its address. Sync items have the uid of the asset alone.
 */
export function convertFile(items: readonly unknown[], { site, path }: Place, context: Context): unknown {
  const assets = items.flatMap((item): Raw[] => {
    if (isAsset(item)) return [item]
    const asset = typeof item === 'string' ? context.assetOf(item) : undefined
    if (asset) return [asset]
    context.note(path, `names asset ${quoted(typeof item === 'string' ? item : '')}, which is not published`)
    return []
  })
  const [first] = assets
  if (!first) return undefined
  const of = site?.kind === 'list' ? site.of : site
  if (of?.kind === 'url' || of?.kind === 'text') {
    const addresses = assets.flatMap(({ url }) => textOf(url) ?? [])
    return site?.kind === 'list' ? addresses : addresses[0]
  }
  if (of?.kind === 'group') {
    const groups = assets.map((asset) => inGroup(asset, of.fields))
    return site?.kind === 'list' ? groups : groups[0]
  }
  const references = assets.flatMap((asset) => referenceTo(asset) ?? [])
  if (references.length < assets.length && of?.kind === 'reference')
    context.note(path, 'names a file that is no picture or recording, which this field cannot show: link to it')
  return references.length > 0 || of?.kind === 'reference' ? references : linkTo(first)
}

function referenceTo(asset: Raw) {
  const type = mediaTypeOf(asset)
  return type && { uid: asset.uid, _content_type_uid: type }
}

const linkTo = ({ title, filename, url }: Raw) => ({ title: textOf(title) ?? textOf(filename), href: url })

/** A group that refers to a picture or a recording, like an item of a media layout; all others are links. */
function inGroup(asset: Raw, fields: Fields): unknown {
  const reference = referenceTo(asset)
  const [name] = Object.entries(fields).find(([, { kind }]: [string, Field]) => kind === 'reference') ?? []
  return reference && name ? { [name]: [reference] } : linkTo(asset)
}
