import type { EventData, EventsAnswer } from './calendar.ts'

/** Keeps what lists told of events last, for a list that is asked for in another company while the service fails. */
export class KnownEvents {
  readonly #data = new Map<string, EventData>()
  #filterFieldValues: EventsAnswer['filterFieldValues'] | undefined

  /**
   * Adds an answer.
   *
   * @param ids that were asked for; those that the answer leaves out are no longer known
   * @throws when it knows none of several events that were known: a service that has lost its data says so
   */
  add(ids: readonly string[], answer: EventsAnswer): void {
    const { filterFieldValues, eventsDataById } = answer
    const lost = ids.filter((id) => this.#data.has(id)).length
    if (lost > 1 && Object.keys(eventsDataById).length === 0)
      throw new Error(`The answer is empty: it has none of ${lost} events that were known.`)
    for (const id of ids) {
      const data = Object.hasOwn(eventsDataById, id) ? eventsDataById[id] : undefined
      if (data) this.#data.set(id, data)
      else this.#data.delete(id)
    }
    this.#filterFieldValues = filterFieldValues
  }

  /** @returns undefined when nothing is known of any of them */
  of(ids: readonly string[]): EventsAnswer | undefined {
    const known = ids.flatMap((id) => {
      const data = this.#data.get(id)
      return data ? [[id, data] as const] : []
    })
    if (known.length === 0 || !this.#filterFieldValues) return undefined
    return { filterFieldValues: this.#filterFieldValues, eventsDataById: Object.fromEntries(known) }
  }
}
