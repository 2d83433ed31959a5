import type { BlockForm, FormField, TypeForm } from '../../forms/index.ts'

/** Matches the keys and indices of a path, like those of `body[1].text_block.text`. */
const STEPS = /\[(\d+)\]|([^.[\]]+)/g

/**
 * What editors read of the place of a field: the labels of fields and blocks on the way to it, with the numbers of items.
 *
 * @param path as problems name it
 */
export function fieldLabels(form: Pick<TypeForm, 'fields'>, blocks: readonly BlockForm[], path: string): string {
  const labels: string[] = []
  let fields: readonly FormField[] | undefined = form.fields
  let field: FormField | undefined
  for (const [, index, key = ''] of path.matchAll(STEPS)) {
    if (index !== undefined) {
      labels.push(String(Number(index) + 1))
      fields = field?.of?.fields ?? fields
      continue
    }
    const block = field?.kind === 'blocks' ? blocks.find(({ wire }) => wire === key) : undefined
    if (block) {
      labels.push(`${block.label} ${labels.pop() ?? ''}`.trim())
      fields = block.fields
      field = undefined
      continue
    }
    field = fields?.find(({ name, aliases }) => [name, ...aliases].includes(key))
    labels.push(field?.label ?? key)
    fields = field?.fields
  }
  return labels.join(' › ')
}
