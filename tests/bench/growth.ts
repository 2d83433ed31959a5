/** How a figure grows with the number of entries, from the mildest. */
export type Growth = 'constant' | 'logarithmic' | 'linear' | 'more than linear'

/**
 * Factor by which a figure grows where there are ten times as many entries: the slope of the straight line that fits best,
 * with both on a logarithmic scale.
 *
 * @param figures one for each size, above 0
 */
export function perTenfold(sizes: readonly number[], figures: readonly number[]): number {
  const points = sizes.map((size, at) => [Math.log10(size), Math.log10(figures[at] as number)] as const)
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return 10 ** (points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread)
}

/** Ten times as many entries: a fifth more is what one run differs from the next; a tree or a sorted list is one level deeper. */
export const growthOf = (factor: number): Growth =>
  factor <= 1.25 ? 'constant' : factor <= 2 ? 'logarithmic' : factor <= 12 ? 'linear' : 'more than linear'
