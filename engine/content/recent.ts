/** A map of limited size that forgets first what was not asked for longest. */
export class Recent<Value> extends Map<string, Value> {
  readonly #max: number

  constructor(max: number) {
    super()
    this.#max = max
  }

  recall(key: string): Value | undefined {
    const value = this.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  override set(key: string, value: Value): this {
    this.delete(key)
    super.set(key, value)
    if (this.size > this.#max) this.delete(this.keys().next().value as string)
    return this
  }
}
