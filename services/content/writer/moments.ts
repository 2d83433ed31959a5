import { type Clock, isDate } from 'atrium'
import { normaliseDate, shiftDate, weeksSince } from '#engine/host.ts'
import { readText, withoutMark } from '../source/entry-text.ts'
import { hasEnded, type Schedule, showingAt } from '../source/files/showing.ts'
import { readAnchor } from '../source/files/side-files.ts'
import { type WritableSource, WriteError } from '../source/source.ts'

/** Moments as people give them, as the content directory says them, and as the clock has them. */
export type Moments = ReturnType<typeof momentsOf>

/** @param timeZone of the institution: a day begins there */
export function momentsOf(source: WritableSource, clock: Clock, timeZone: string) {
  /** By how many weeks the directory's dates are moved where they are shown. */
  const weeks = async (): Promise<number> => {
    const demo = await readText(source, 'demo.json')
    const read = demo
      ? <Value>(_path: string, value: (text: string) => Value) => value(withoutMark(demo.body))
      : () => undefined
    const anchor = readAnchor({ read }, [])
    return anchor === null ? 0 : weeksSince(anchor, clock.today())
  }
  const written = async (moment: string) => shiftDate(moment, -(await weeks()), timeZone)
  /** @throws WriteError for what is no moment, or lies in the past */
  const toCome = (at: string): string => {
    if (!isDate(at))
      throw new WriteError(`"${at}" is no moment. Write YYYY-MM-DD, or YYYY-MM-DDTHH:mm:ss with an offset.`)
    const moment = normaliseDate(at, timeZone)
    const { hasBegun, moments } = showingAt(clock.now(), { time: moment }, timeZone)
    const words = () =>
      new Date(moments[0] ?? at).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short', timeZone })
    if (hasBegun) throw new WriteError(`${words()} (${timeZone}) lies in the past. Choose a moment that is to come.`)
    return moment
  }

  return {
    /** This moment, as the directory says it. */
    now: () => written(clock.now().toISOString()),
    /**
     * A schedule as the directory says it.
     *
     * @throws WriteError when it is none that can be kept
     */
    async schedule({ publish, unpublish, ...more }: Schedule): Promise<Schedule> {
      const [from, until] = [publish, unpublish].map((at) => (at === undefined ? undefined : toCome(at)))
      if (from && until && hasEnded(until, from, timeZone))
        throw new WriteError('The end is not after the beginning. Choose a later moment to take it back.')
      const [publishAt, unpublishAt] = await Promise.all([from && written(from), until && written(until)])
      return { publish: publishAt, unpublish: unpublishAt, ...more }
    },
    /**
     * Since when a schedule in the directory has published, ISO 8601 in UTC; undefined: its moment has not come. One that
     * is not valid has none.
     */
    async due({ publish, unpublish }: Schedule): Promise<string | undefined> {
      if (!isMoment(publish) || !(unpublish === undefined || isMoment(unpublish))) return undefined
      if (unpublish !== undefined && hasEnded(unpublish, publish, timeZone)) return undefined
      const time = shiftDate(normaliseDate(publish, timeZone), await weeks(), timeZone)
      const { hasBegun, moments } = showingAt(clock.now(), { time }, timeZone)
      return hasBegun ? moments[0] : undefined
    },
  }
}

const isMoment = (value: unknown): value is string => typeof value === 'string' && isDate(value)
