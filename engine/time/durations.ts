import type { DateFormats } from '../contract/ports/clock.ts'

/** Of a time that is shown in minutes and seconds: so many that no language has a word of its own for the number. */
const MANY = 12

type Unit = 'hour' | 'minute' | 'second'
/** A unit with a number as it is printed; `count` says in which form the unit is. */
type Units = Readonly<Record<Unit, (printed: string, count: number) => string>>

const ENGLISH: Units = {
  hour: (printed) => `${printed} h`,
  minute: (printed) => `${printed} min`,
  second: (printed) => `${printed} s`,
}

/**
 * Prints seconds in a language, below an hour in minutes, from an hour on in hours and minutes, below a minute in
 * seconds: `12 min`, `12:30 min`, `1 h 7 min`, `42 s`.
 */
export function createDurationFormat(language: string): DateFormats['duration'] {
  const { format } = new Intl.NumberFormat(language, { useGrouping: false })
  const twoDigits = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 })
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'narrow' })
  const units = new Intl.Locale(language).language === 'en' ? ENGLISH : unitsOf(language)
  return (given, minutesDigits = 1) => {
    const seconds = Math.floor(given)
    const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    if (seconds < 60) return units.second(format(seconds), seconds)
    if (hours === 0) {
      const own = minutesDigits === 2 ? twoDigits.format(minutes) : format(minutes)
      return rest > 0 ? units.minute(`${own}:${twoDigits.format(rest)}`, MANY) : units.minute(own, minutes)
    }
    const whole = units.hour(format(hours), hours)
    return list.format(minutes > 0 ? [whole, units.minute(format(minutes), minutes)] : [whole])
  }
}

function unitsOf(language: string): Units {
  const unit = (name: Unit) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' })
    return (printed: string, count: number) =>
      format
        .formatToParts(count)
        .map(({ type, value }) => (type === 'integer' ? printed : value))
        .join('')
  }
  return { hour: unit('hour'), minute: unit('minute'), second: unit('second') }
}
