/** Details: a part of a work at the size of a whole sheet. */

const NUMBERS = /-?\d*\.?\d+/g
const SIZES = { m: 2, l: 2, c: 6, s: 4, h: 1, v: 1, a: 7, z: 0 }

/** The box around each part of a path; `d` uses the relative commands that the pen writes. */
function parts(d) {
  const found = []
  let [x, y] = [0, 0]
  for (const text of d.split(/(?=m)/)) {
    const box = [1e9, 1e9, -1e9, -1e9]
    const see = () => {
      box[0] = Math.min(box[0], x)
      box[1] = Math.min(box[1], y)
      box[2] = Math.max(box[2], x)
      box[3] = Math.max(box[3], y)
    }
    let start
    for (const [, name, rest] of text.matchAll(/([a-z])([^a-z]*)/g)) {
      const size = SIZES[name]
      const all = (rest.match(NUMBERS) ?? []).map(Number)
      if (size === undefined) return undefined
      if (name === 'z') [x, y] = start
      for (let i = 0; size && i < all.length; i += size) {
        if (name === 'h') x += all[i]
        else if (name === 'v') y += all[i]
        else {
          for (let k = 0; name !== 'a' && k < size - 2; k += 2) {
            box[0] = Math.min(box[0], x + all[i + k])
            box[1] = Math.min(box[1], y + all[i + k + 1])
            box[2] = Math.max(box[2], x + all[i + k])
            box[3] = Math.max(box[3], y + all[i + k + 1])
          }
          if (name === 'a') for (const r of [all[i], -all[i]]) [box[1], box[3]] = [Math.min(box[1], y + r), Math.max(box[3], y + r)]
          x += all[i + size - 2]
          y += all[i + size - 1]
        }
        start ??= [x, y]
        see()
      }
    }
    found.push({ text, box, first: start, end: [x, y] })
  }
  return found
}

/** What of a path lies in a box, with the points that outlines need. */
function within(d, [left, top, right, low]) {
  const all = parts(d)
  if (!all) return d
  let at = [0, 0]
  let kept = ''
  for (const { text, box, first, end } of all) {
    if (!first || box[2] < left || box[0] > right || box[3] < top || box[1] > low) continue
    // The first pair is relative to where the part before it ended.
    const [dx, dy] = [first[0] - at[0], first[1] - at[1]]
    kept += text.replace(/^m\s*-?\d*\.?\d+\s*-?\d*\.?\d+/, `m${dx}${dy < 0 ? '' : ' '}${dy}`)
    at = end
  }
  return kept
}

/**
 * Draws a part of a work.
 * @param {() => string} draw the work
 * @param {number} cx middle of the part, as a share of the work's width
 * @param {number} cy the same of its height
 * @param {number} share of the width that is seen
 * @param {number} [shape] width over height
 */
export const detail = (draw, cx, cy, share, shape = 4 / 3) => () => {
  const svg = draw()
  const [, w, h] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg).map(Number)
  const wide = Math.round(w * share)
  const high = Math.min(Math.round(wide / shape), h)
  const x = Math.round(Math.min(Math.max(0, w * cx - wide / 2), w - wide))
  const y = Math.round(Math.min(Math.max(0, h * cy - high / 2), h - high))
  const margin = 40
  const body = svg.slice(svg.indexOf('>') + 1)
  const box = [x - margin, y - margin, x + wide + margin, y + high + margin]
  // What is moved by a transform is kept whole: its box is not known here.
  const kept = body.includes('transform') ? body : body.replace(/<path([^>]*) d="(m[^"]*)"\/>/g, (_whole, attributes, d) => {
    const left = within(d, box)
    return left ? `<path${attributes} d="${left}"/>` : ''
  })
  const scale = 3600 / Math.max(wide, high)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(wide * scale)}" height="${Math.round(high * scale)}" viewBox="${x} ${y} ${wide} ${high}">${kept}`
}
