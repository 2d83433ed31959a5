const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment in words, in the zone of the house. @param moment ISO 8601; anything else comes back as it is */
export function momentText(moment: string, { language, timeZone }: { language: string; timeZone: string }): string {
  const key = `${language} ${timeZone}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  formats.set(key, format)
  const time = Date.parse(moment)
  return Number.isNaN(time) ? moment : format.format(time)
}
