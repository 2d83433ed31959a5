import { defined, isRecord } from 'atrium'
import { useStore } from '../../../client/parts/store.ts'
import { useTools } from '../../../client/tools/tools.tsx'
import type { Master, Point } from './regions.ts'

/** The picture of the entry as the canvas has it; undefined where its size is not known. */
export function useMaster(): Master | undefined {
  const { state, site } = useTools()
  const picture = useStore(state, ({ row }) => row.picture)
  const width = useStore(state, ({ history }) => history.present.width)
  const height = useStore(state, ({ history }) => history.present.height)
  const focalPoint = pointIn(useStore(state, ({ history }) => history.present.focal_point))
  const iiif = useStore(state, ({ history }) => history.present.iiif)
  const [, server, shown] = /^(.+)\/([^/]+)\/[^/]+\/[^/]+\/0\/default\.jpg$/.exec(picture ?? '') ?? []
  // As it is edited: the row says what was saved last.
  const name = isRecord(iiif) && typeof iiif.id === 'string' && !iiif.service ? encodeURIComponent(iiif.id) : shown
  const base = server && name && `${server}/${name}`
  if (!base || typeof width !== 'number' || typeof height !== 'number') return undefined
  return defined({ base: new URL(base, site.canvas).href, width, height, focalPoint })
}

/** The point that a file states; undefined where it states none, or none of a picture. */
export function pointIn(wire: unknown): Point | undefined {
  if (!isRecord(wire)) return undefined
  const { x, y } = wire
  const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1
  return isPart(x) && isPart(y) ? { x, y } : undefined
}
