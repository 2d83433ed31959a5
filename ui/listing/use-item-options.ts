import { useLog } from '../render-context.tsx'

/** The options of single items of a listing. Where they do not match the items in number none counts, which is logged. */
export function useItemOptions<Options>(
  items: readonly unknown[],
  options: readonly Options[] | undefined,
): readonly Options[] | undefined {
  const log = useLog()
  if (!options || options.length === items.length) return options
  log.warn(
    { items: items.length, options: options.length },
    `There are ${items.length} items but options for ${options.length}. Give as many options as items, or none.`,
  )
  return undefined
}
