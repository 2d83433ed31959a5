import { type Problem, problemOf } from '../../../base/problem.ts'
import { entryFields } from '../../../schema/envelope.ts'
import { misfitsOf } from '../../../schema/form/starting-value.ts'
import type { Declared, InstalledBlock, InstalledType } from '../../site-definition.ts'
import { formFaults, leadsToField } from './fields.ts'

/** Returns what is declared for the forms of editors: of fields, content types and blocks. */
export function checkForms({ contentTypes, blocks, fill, hasIcon = () => true }: Declared): Problem[] {
  const wired = [...blocks.values()].filter(({ definition }) => definition.wire)
  const wireBlocks = new Map(wired.map((block) => [block.definition.wire as string, block]))
  const known = { blocks: wireBlocks, fill }
  const problems: Problem[] = []
  const checkForm = (owner: string, { definition, fields, file }: InstalledType | InstalledBlock) => {
    const { icon } = definition
    const report = (reason: string, remedy: string, severity?: Problem['severity']) =>
      problems.push(problemOf(file, reason.charAt(0).toUpperCase() + reason.slice(1), remedy, severity))
    if (icon !== undefined && !hasIcon(icon))
      report(`The icon "${icon}" of ${owner} is not in the icon set`, 'Choose a name from lucide.dev/icons.')
    for (const { field, reason, remedy } of formFaults(fields, known))
      report(`The field "${field}" of ${owner} ${reason}`, remedy)
    return report
  }

  for (const [name, type] of contentTypes) {
    const owner = `the content type "${name}"`
    const report = checkForm(owner, type)
    const whole = entryFields(type.fields)
    const { itemName, templates = [] } = type.definition
    if (itemName !== undefined && !leadsToField(whole, itemName)) {
      const remedy = `Name one of ${Object.keys(whole).join(', ')}.`
      report(`"itemName" of ${owner} is "${itemName}", which is not a field of it`, remedy)
    }
    for (const [index, template] of templates.entries()) {
      const its = `The template "${template.name}" of ${owner}`
      if (templates.findIndex(({ name }) => name === template.name) < index)
        report(`${owner} has two templates "${template.name}"`, 'Name each differently.')
      for (const key of RESERVED.filter((key) => Object.hasOwn(template.value, key)))
        report(`${its} has "${key}", which is set when an entry is made`, 'Take it out.')
      for (const { path, reason, isUninstalled } of misfitsOf(whole, template.value, known, { isWhole: false })) {
        const severity = isUninstalled ? 'warning' : 'error'
        report(`${its} does not fit its schema: ${path} ${reason}`, 'Correct the template or the schema.', severity)
      }
    }
  }
  for (const block of blocks.values()) checkForm(`the block "${block.definition.type}"`, block)
  return problems
}

/** Lists what is said of an entry when it is made or published. */
const RESERVED = ['uid', '_content_type_uid', 'created_at', 'updated_at', '_version', 'publish_details', 'scheduled']
