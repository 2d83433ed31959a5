/** Where studio and canvas are reached, as browsers name it. */
export interface Origins {
  studio: readonly string[]
  canvas: readonly string[]
}

/** Names by which this machine calls itself. */
const NAMES = ['localhost', '127.0.0.1']

/** @param ports at which both listen */
export const originsOf = (ports: { studio: number; canvas: number }): Origins => ({
  studio: NAMES.map((name) => `http://${name}:${ports.studio}`),
  canvas: NAMES.map((name) => `http://${name}:${ports.canvas}`),
})

/** Those of a proxy in front, where there is one. */
export const publicOrigins = ({
  STUDIO_URL: studio,
  STUDIO_CANVAS_URL: canvas,
}: {
  STUDIO_URL?: string | undefined
  STUDIO_CANVAS_URL?: string | undefined
}): Origins | undefined => (studio && canvas ? { studio: [studio], canvas: [canvas] } : undefined)

/** The one of some origins that a request names as its host. */
export const originAt = (host: string | undefined, origins: readonly string[]): string | undefined =>
  origins.find((origin) => new URL(origin).host === host?.toLowerCase())

/** The origin of the canvas, under the name that the studio was asked by: their cookie is the same then. */
export function canvasBeside(host: string, { studio, canvas }: Origins): string {
  return canvas[studio.indexOf(originAt(host, studio) ?? '')] ?? (canvas[0] as string)
}

/** True where no cookie of the studio reaches the canvas: their hosts are others. */
export const isCanvasApart = ({ studio: [studio = ''], canvas: [canvas = ''] }: Origins): boolean =>
  new URL(studio).hostname !== new URL(canvas).hostname
