/** ISO 8601: `PT1H4M7S`. */
export function isoDuration(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [`${Math.floor(whole / 3600)}H`, `${Math.floor(whole / 60) % 60}M`, `${whole % 60}S`]
  return `PT${parts.filter((part) => !part.startsWith('0')).join('') || '0S'}`
}

/** As players print it: `4:07`, `1:04:07`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
