/**
 * A place where two texts differ.
 *
 * @typedef {{ part: string, removed: string, added: string }} Change part: `body`, `status` or the name of a header
 */

/** Beyond so many insertions and deletions everything from the first to the last of them counts as one change. */
const MAX_EDITS = 400

/** Tags and the text between them, line by line. */
const pieces = (text) => text.match(/<[^>]*>|[^<\n]+\n?|\n|</g) ?? []
const words = (text) => text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? []

/**
 * The places where two texts differ, in whole tags and lines.
 *
 * @param {string} before
 * @param {string} after
 * @returns {Change[]}
 */
export const changesBetween = (before, after) =>
  differingRuns(pieces(before), pieces(after)).map(([removed, added]) => ({
    part: 'body',
    removed: removed.join(''),
    added: added.join(''),
  }))

/** A text that is equal for changes of one kind: only the words that differ count, not those around them. */
export const kindOf = ({ part, removed, added }) =>
  JSON.stringify([part, ...differingRuns(words(removed), words(added)).map((run) => run.map((side) => side.join('')))])

/**
 * The runs in which two lists differ, by a shortest edit script (Myers, "An O(ND) Difference Algorithm").
 *
 * @param {string[]} before
 * @param {string[]} after
 * @returns {[removed: string[], added: string[]][]}
 */
function differingRuns(before, after) {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const left = before.slice(start, before.length - end)
  const right = after.slice(start, after.length - end)
  if (left.length === 0 && right.length === 0) return []
  const trace = left.length > 0 && right.length > 0 ? editTrace(left, right) : undefined
  return trace ? runsOf(trace, left, right) : [[left, right]]
}

/** For each number of edits, how far down `before` every diagonal was reached; undefined when there are too many. */
function editTrace(before, after) {
  const reached = new Map([[1, 0]])
  const trace = []
  for (let edits = 0; edits <= Math.min(before.length + after.length, MAX_EDITS); edits++) {
    trace.push(new Map(reached))
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = isDown(reached, diagonal, edits) ? reached.get(diagonal + 1) : reached.get(diagonal - 1) + 1
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x++
      reached.set(diagonal, x)
      if (x >= before.length && x - diagonal >= after.length) return trace
    }
  }
  return undefined
}

const isDown = (reached, diagonal, edits) =>
  diagonal === -edits || (diagonal !== edits && reached.get(diagonal - 1) < reached.get(diagonal + 1))

/** Walks a trace back from the end, and gathers what was removed and added between equal elements. */
function runsOf(trace, before, after) {
  const runs = []
  let [x, y] = [before.length, after.length]
  let [lastX, lastY] = [-1, -1]
  for (let edits = trace.length - 1; edits > 0; edits--) {
    const reached = trace[edits]
    const diagonal = x - y
    const down = isDown(reached, diagonal, edits)
    const fromX = reached.get(down ? diagonal + 1 : diagonal - 1)
    const fromY = fromX - (down ? diagonal + 1 : diagonal - 1)
    const [toX, toY] = down ? [fromX, fromY + 1] : [fromX + 1, fromY]
    if (toX !== lastX || toY !== lastY) runs.unshift([[], []])
    if (down) runs[0][1].unshift(after[fromY])
    else runs[0][0].unshift(before[fromX])
    ;[x, y] = [fromX, fromY]
    ;[lastX, lastY] = [fromX, fromY]
  }
  return runs
}
