import { type Problem, problemOf } from '../../../base/problem.ts'
import type { Template } from '../../../contract/content/entry-form.ts'
import { entryFields } from '../../../schema/envelope.ts'
import { misfitsOf } from '../../../schema/form/starting-value.ts'
import type { InstalledBlock, InstalledType } from '../../site-definition.ts'
import { formFaults, leadsToField } from './fields.ts'

interface Declared {
  contentTypes: ReadonlyMap<string, InstalledType>
  blocks: ReadonlyMap<string, InstalledBlock>
  fill: (name: string) => string
  /** Tells whether the icon set has an icon; absent: nobody knows the set. */
  hasIcon?: (name: string) => boolean
}

/** Returns what is declared for the forms of editors: of fields, content types and blocks. */
export function checkForms({ contentTypes, blocks, fill, hasIcon = () => true }: Declared): Problem[] {
  const wireBlocks = new Map(
    [...blocks.values()].flatMap((block) => (block.definition.wire ? [[block.definition.wire, block] as const] : [])),
  )
  const known = { blocks: wireBlocks, fill }
  const icon = (owner: string, file: string, name: string | undefined): Problem[] =>
    name === undefined || hasIcon(name)
      ? []
      : [problem(file, `The icon "${name}" of ${owner} is not in the icon set`, 'Choose a name from lucide.dev/icons.')]
  const faults = (owner: string, { fields, file }: Pick<InstalledType, 'fields' | 'file'>): Problem[] =>
    formFaults(fields, known).map(({ field, reason, remedy }) =>
      problem(file, `The field "${field}" of ${owner} ${reason}`, remedy),
    )

  const ofType = (name: string, type: InstalledType): Problem[] => {
    const { definition, fields, file } = type
    const owner = `the content type "${name}"`
    const whole = entryFields(fields)
    const { itemName, templates = [] } = definition
    return [
      ...icon(owner, file, definition.icon),
      ...faults(owner, type),
      ...(itemName === undefined || leadsToField(whole, itemName)
        ? []
        : [
            problem(
              file,
              `"itemName" of ${owner} is "${itemName}", which is not a field of it`,
              `Name one of ${Object.keys(whole).join(', ')}.`,
            ),
          ]),
      ...templates.flatMap((template, index) => [
        ...(templates.findIndex(({ name }) => name === template.name) < index
          ? [problem(file, `${owner} has two templates "${template.name}"`, 'Name each differently.')]
          : []),
        ...reserved(template).map((key) =>
          problem(
            file,
            `The template "${template.name}" of ${owner} has "${key}", which is set when an entry is made`,
            'Take it out.',
          ),
        ),
        ...misfitsOf(whole, template.value, known, { isWhole: false }).map(({ path, reason, isUninstalled }) =>
          problem(
            file,
            `The template "${template.name}" of ${owner} does not fit its schema: ${path} ${reason}`,
            'Correct the template or the schema.',
            isUninstalled ? 'warning' : 'error',
          ),
        ),
      ]),
    ]
  }

  return [
    ...[...contentTypes].flatMap(([name, type]) => ofType(name, type)),
    ...[...blocks.values()].flatMap((block) => {
      const owner = `the block "${block.definition.type}"`
      return [...icon(owner, block.file, block.definition.icon), ...faults(owner, block)]
    }),
  ]
}

/** Lists what is said of an entry when it is made or published. */
const RESERVED = ['uid', '_content_type_uid', 'created_at', 'updated_at', '_version', 'publish_details', 'scheduled']

const reserved = ({ value }: Template): string[] => RESERVED.filter((key) => Object.hasOwn(value, key))

const problem = (file: string, reason: string, remedy: string, severity?: Problem['severity']): Problem =>
  problemOf(file, reason.charAt(0).toUpperCase() + reason.slice(1), remedy, severity)
