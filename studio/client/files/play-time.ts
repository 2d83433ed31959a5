/** Milliseconds after which a browser is taken to be unable to play it. */
const PATIENCE = 5000

/** How long a recording is, as the browser that plays it tells: "HH:mm:ss"; undefined where it does not. */
export function playTime(address: string): Promise<string | undefined> {
  const player = document.createElement('video')
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      const { duration } = player
      player.removeAttribute('src')
      resolve(Number.isFinite(duration) && duration > 0 ? timeText(duration) : undefined)
    }
    const timer = setTimeout(end, PATIENCE)
    player.preload = 'metadata'
    player.onloadedmetadata = end
    player.onerror = end
    player.src = address
  })
}

/** Seconds as "HH:mm:ss". */
export const timeText = (seconds: number): string => {
  const whole = Math.round(seconds)
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
