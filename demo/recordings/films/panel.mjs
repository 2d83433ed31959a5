import { master, shoot } from './studio.mjs'

const SECONDS = 41

/** A slow climb from the foot of a hanging to its head. */
export const panel = async () =>
  shoot({
    width: 960,
    height: 540,
    seconds: SECONDS,
    rate: 24,
    bitrate: 64_000,
    scene: {
      svg: await master('tapestry-05'),
      // The woven part, in units of the master, and the seconds at which the camera leaves and arrives.
      left: 130,
      right: 1670,
      head: 150,
      foot: 2240,
      leaves: 3,
      arrives: SECONDS - 3,
    },
    direct: climb,
  })

async function climb({ svg, left, right, head, foot, leaves, arrives }, canvas) {
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await picture.decode()
  const unit = picture.width / 1800
  const [width, height] = [right - left, foot - head]
  const whole = Object.assign(document.createElement('canvas'), {
    width: canvas.width,
    height: Math.round((height * canvas.width) / width),
  })
  const part = [left, head, width, height].map((length) => length * unit)
  whole.getContext('2d').drawImage(picture, ...part, 0, 0, whole.width, whole.height)
  const context = canvas.getContext('2d')
  return (time) => {
    const done = Math.min(Math.max((time - leaves) / (arrives - leaves), 0), 1)
    // Whole pixels: what only moves costs next to nothing.
    context.drawImage(whole, 0, -Math.round((whole.height - canvas.height) * (1 - done)))
  }
}
