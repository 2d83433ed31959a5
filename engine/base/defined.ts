/** The same without the fields that are undefined. */
export const defined = <Value extends object>(value: Value): Value => {
  const kept = {} as Record<string, unknown>
  for (const name of Object.keys(value)) {
    const field = (value as Record<string, unknown>)[name]
    if (field !== undefined) kept[name] = field
  }
  return kept as Value
}
