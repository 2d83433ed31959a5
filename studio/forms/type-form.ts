import { defined } from 'atrium'
import {
  entryFields,
  type Fields,
  headingsOf,
  labelOf,
  type SiteDefinition,
  toModelName,
  wireNameOf,
} from '#engine/host.ts'
import { type Fill, fieldForms, wirePath } from './field-form.ts'
import type { TypeForm } from './form.ts'

type Site = Pick<SiteDefinition, 'brand' | 'contentTypes' | 'pages'>

/** Fields of every entry that nobody fills in. */
const KEPT = ['uid', 'contentType', 'createdAt', 'updatedAt', 'version', 'publishDetails', 'scheduled']
/** Condition of what is asked for nowhere, and shown where it has data. */
const NEVER = { field: 'title', is: [] }
/** Keys of content services and text editors, which nothing reads. */
const FOREIGN = ['$schema', 'ACL', 'locale', 'tags', 'created_by', 'updated_by', '_in_progress', '_metadata']

export const fillOf =
  ({ brand }: Pick<Site, 'brand'>): Fill =>
  (name) =>
    name.replaceAll('{brand}', brand)

/**
 * The form of a content type.
 *
 * @param name of an installed type
 * @returns undefined when there is no such type
 */
export function typeForm(name: string, site: Site): TypeForm | undefined {
  const type = site.contentTypes.get(name)
  if (!type) return undefined
  const { definition } = type
  const { plural, icon = 'file-text', category, itemName, templates = [] } = definition
  const label = definition.label ?? labelOf(toModelName(name))
  const whole = entryFields(type.fields)
  const isOwn = (field: string) => field in type.fields || !KEPT.includes(field)
  const address = addressField(name, site)
  const fields = fieldForms(pick(whole, isOwn), fillOf(site)).map(({ control, ...field }) =>
    control === 'address' && field.model !== address ? { ...field, when: NEVER } : defined({ ...field, control }),
  )
  return defined({
    ...{
      name,
      label,
      plural: plural ?? label,
      icon,
      help: definition.help,
      itemName: itemName && wirePath(itemName),
    },
    category: category ?? (site.pages.has(name) ? 'Pages' : 'Parts'),
    hasPage: site.pages.has(name),
    templates: templates.map(({ name, label, help }) => defined({ name, label, help })),
    fields,
    groups: headingsOf(whole),
    system: [
      ...Object.entries(pick(whole, (field) => !isOwn(field))).map(([field, is]) => wireNameOf(field, is)),
      ...FOREIGN,
    ],
  }) as TypeForm
}

/** The forms of all content types, by name. */
export const typeForms = (site: Site): TypeForm[] =>
  [...site.contentTypes.keys()].sort().flatMap((name) => typeForm(name, site) ?? [])

/** The field of which the address of an entry is made, in names of the model; undefined: its address is fixed, or it has none. */
function addressField(name: string, { contentTypes, pages }: Pick<Site, 'contentTypes' | 'pages'>): string | undefined {
  const own = contentTypes.get(name)?.fields ?? {}
  const page = pages.get(name)
  const isFixed = page && !page.definition.path && !page.route.includes(':')
  if (isFixed) return undefined
  const declared = Object.keys(own).find((field) => own[field]?.control === 'address')
  return declared ?? (page && !('url' in own) ? 'url' : undefined)
}

const pick = (fields: Fields, isWanted: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name)))
