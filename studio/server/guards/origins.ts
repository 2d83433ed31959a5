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

/** The origin of the canvas, under the name that the studio was asked by: their cookie is the same then. */
export function canvasBeside(host: string, { studio, canvas }: Origins): string {
  return canvas[studio.indexOf(`http://${host}`)] ?? (canvas[0] as string)
}
