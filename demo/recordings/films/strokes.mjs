import { master, shoot } from './studio.mjs'

/** Seconds at which each stroke begins and ends: the head, eight arms, the second eye, the fish. */
const TIMES = [
  [2, 5.2],
  ...Array.from({ length: 8 }, (_, arm) => [6.2 + arm * 2.1, 7.9 + arm * 2.1]),
  [24, 24.6],
  [26, 27.2],
]

/** The octopus on a cup, painted stroke by stroke in the order that the microscope found. */
export const strokes = async () => {
  const { bare, parts } = taken(await master('pottery-02'))
  return shoot({
    width: 960,
    height: 540,
    seconds: 32,
    rate: 24,
    bitrate: 90_000,
    // The bowl of the cup, in units of the master.
    scene: { bare, parts, times: TIMES, left: 50, top: 250, width: 2100, unit: 2 },
    direct: paint,
  })
}

/**
 * Takes the octopus off the cup.
 * @returns the parts of the drawing before and after each stroke, and the strokes in order
 */
function taken(svg) {
  const paths = svg.match(/<path fill="#(?:4a2417|dcbf90|e4caa0)" d="[^"]*"\/>/g)
  const d = (path) => / d="([^"]*)"/.exec(path)[1]
  const [armsAt] = paths
    .map((path, index) => [index, (d(path).match(/m/g) ?? []).length])
    .find(([, count]) => count === 8)
  const [arms, head, flick, blank, eye] = paths.slice(armsAt, armsAt + 5)
  const groups = [
    { path: head + blank, line: d(head) },
    ...outlines(d(arms)).map((points) => {
      const line = `M${points.map((point) => point.join(' ')).join('L')}Z`
      return { path: `<path fill="#4a2417" d="${line}"/>`, line }
    }),
    { path: eye, line: d(eye) },
    { path: flick, line: d(flick) },
  ]
  const [before, after] = svg.split(arms)
  return {
    bare: [before, [head, flick, blank, eye].reduce((rest, path) => rest.replace(path, ''), after)],
    parts: groups,
  }
}

/** The closed outlines of a path of relative lines, each as points. */
function outlines(path) {
  let [x, y] = [0, 0]
  return path
    .split('z')
    .filter((part) => part.trim())
    .map((part) => {
      const numbers = part.match(/-?\d+(?:\.\d+)?/g).map(Number)
      const points = []
      for (let index = 0; index < numbers.length; index += 2) {
        x += numbers[index]
        y += numbers[index + 1]
        points.push([x, y])
      }
      // The next outline begins where this one did.
      ;[x, y] = points[0]
      return points
    })
}

async function paint({ bare, parts, times, left, top, width, unit }, canvas) {
  const context = canvas.getContext('2d')
  const scale = canvas.width / width
  const place = [left * unit, top * unit, width * unit, (width * unit * canvas.height) / canvas.width]
  const shot = async (count) => {
    const image = new Image()
    const painted = parts
      .slice(0, count)
      .map(({ path }) => path)
      .join('')
    image.src = `data:image/svg+xml,${encodeURIComponent(bare[0] + painted + bare[1])}`
    await image.decode()
    const still = new OffscreenCanvas(canvas.width, canvas.height)
    still.getContext('2d').drawImage(image, ...place, 0, 0, canvas.width, canvas.height)
    return still
  }
  const stills = []
  for (let count = 0; count <= parts.length; count++) stills.push(await shot(count))

  // A brush along each outline; it is wide enough to fill the stroke from its edge.
  const brush = parts.map(({ line }) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', line)
    return { path: new Path2D(line), length: path.getTotalLength(), at: (length) => path.getPointAtLength(length) }
  })
  const wet = new OffscreenCanvas(canvas.width, canvas.height)
  const layer = wet.getContext('2d')
  const partly = (stroke, done) => {
    const { path, length, at } = brush[stroke]
    layer.setTransform(1, 0, 0, 1, 0, 0)
    layer.clearRect(0, 0, wet.width, wet.height)
    layer.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
    const isArm = stroke > 0 && stroke < 9
    layer.beginPath()
    for (let step = 0; step <= 60; step++) {
      const along = (step / 60) * done
      // An arm goes out along one side of its outline and back along the other.
      const one = at(length * (isArm ? along / 2 : along))
      const other = isArm ? at(length * (1 - along / 2)) : one
      layer.lineTo((one.x + other.x) / 2, (one.y + other.y) / 2)
    }
    layer.lineWidth = isArm ? 66 : 250
    layer.lineCap = 'round'
    layer.lineJoin = 'round'
    layer.save()
    layer.clip(path)
    layer.stroke()
    layer.restore()
    layer.setTransform(1, 0, 0, 1, 0, 0)
    layer.globalCompositeOperation = 'source-in'
    layer.drawImage(stills[stroke + 1], 0, 0)
    layer.globalCompositeOperation = 'source-over'
    context.drawImage(wet, 0, 0)
  }
  return (time) => {
    const finished = times.filter(([, end]) => time >= end).length
    context.drawImage(stills[finished], 0, 0)
    const [begin, end] = times[finished] ?? []
    if (time > begin) partly(finished, (time - begin) / (end - begin))
  }
}
