import { isRecord } from 'atrium'
import { mediaTypeOf } from '../assets/asset.ts'
import type { Context } from '../context.ts'
import { listOf, textOf } from '../values/bounded.ts'
import { quoted } from '../values/problems.ts'
import type { Place } from './place.ts'

/** The content type of assets on the wire. */
export const ASSETS = 'sys_assets'

/** An entry as references name it, with or without the fields that an include adds. */
export const isReference = (value: unknown): value is { uid: string; _content_type_uid: string } =>
  isRecord(value) && typeof value.uid === 'string' && typeof value._content_type_uid === 'string'

/**
 * References as the content directory has them: a list of `{ uid, _content_type_uid }`, also of one. Fields that refer to a
 * single content type have uids alone on the wire, as all have in older stacks; an include replaces them by whole entries,
 * which are entries of their own here.
 */
export function convertReferences(items: readonly unknown[], { own, path }: Place, context: Context) {
  return items.flatMap((item) => {
    const stub = stubOf(item, own?.reference_to, context)
    if (typeof stub !== 'string') return [stub]
    context.note(path, stub)
    return []
  })
}

function stubOf(item: unknown, to: unknown, context: Context): { uid: string; _content_type_uid: string } | string {
  const uid = textOf(isRecord(item) ? item.uid : item)
  if (!uid) return 'holds something that is not a reference, which is left out'
  const [only, other] = typeof to === 'string' ? [to] : listOf(to)
  const known = textOf(isRecord(item) ? item._content_type_uid : undefined) ?? context.typeOf(uid)
  const type = known ?? (other === undefined ? textOf(only) : undefined)
  if (!type) return `refers to ${quoted(uid)}, which is not published, and is left out`
  if (type !== ASSETS) return { uid, _content_type_uid: type }
  const asset = context.assetOf(uid)
  const media = asset && mediaTypeOf(asset)
  if (!media) return `refers to asset ${quoted(uid)}, which is ${asset ? 'no picture or recording' : 'not published'}`
  return { uid, _content_type_uid: media }
}
