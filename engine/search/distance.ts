/**
 * How many letters have to be put in, left out, replaced or swapped with their neighbor to make one word of another.
 *
 * @param most what is further apart is not counted out: the answer is then `most + 1`
 */
export function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const present = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const steps = [(last[column] as number) + 1, (present[column - 1] as number) + 1]
      steps.push((last[column - 1] as number) + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        steps.push((before[column - 2] as number) + 1)
      present.push(Math.min(...steps))
    }
    if (Math.min(...present) > most) return most + 1
    before = last
    last = present
  }
  return Math.min(last[other.length] as number, most + 1)
}
