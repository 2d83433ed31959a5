/**
 * The day of the calendar so many days after a day, `YYYY-MM-DD`, after 9999 `+YYYYYY-MM-DD`; negative: before it.
 *
 * @param {string} day
 * @param {number} [days]
 */
export const dayAfter = (day, days = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().replace(/T.*/, '')
