const DAY_MS = 86_400_000

/** Says beside the day how many days it is away, by the clock of the visitor. */
export default function countdown(element: HTMLElement): void {
  const day = element.querySelector('time')?.dateTime
  const days = Math.ceil((Date.parse(day ?? '') - performance.timeOrigin - performance.now()) / DAY_MS)
  if (days > 0) element.dataset.days = String(days)
}
