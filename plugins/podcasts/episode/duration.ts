/** ISO 8601: `PT1H4M7S`. */
export function isoDuration(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [`${Math.floor(whole / 3600)}H`, `${Math.floor(whole / 60) % 60}M`, `${whole % 60}S`]
  return `PT${parts.filter((part) => !part.startsWith('0')).join('') || '0S'}`
}
