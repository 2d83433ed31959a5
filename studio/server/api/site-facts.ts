import { defined } from '#engine'
import { blockForms, type TypeForm, typeForm, typeForms } from '../../forms/index.ts'
import type { Desk } from '../desk/desk.ts'
import { notThere } from '../desk/refs.ts'

/** Returns what the studio shows around everything: whose site it is, and what there is to edit. */
export async function siteFacts({ site, lists, settings }: Desk, canvas: string) {
  const { definition, institution } = site
  const counts = await lists.counts()
  const { name, language, timeZone, siteUrl } = institution
  return defined({
    ...{ name, language, timeZone, siteUrl, canvas },
    notice: settings.STUDIO_NOTICE,
    readOnly: readOnly(settings),
    types: typeForms(definition).map(({ fields: _, groups: __, system: ___, ...head }) => ({
      ...head,
      count: counts.get(head.name) ?? 0,
    })),
    blocks: blockForms(definition),
  })
}

/** Where entries are written elsewhere: the service says so, with its editor. */
function readOnly({ CONTENTSTACK_API_KEY: stack }: Desk['settings']) {
  if (!stack) return undefined
  return {
    reason: 'Entries of this site are written in Contentstack.',
    link: `https://app.contentstack.com/#!/stack/${encodeURIComponent(stack)}/entries`,
  }
}

/** @throws ApiError for a type that is not installed */
export function formOf({ site }: Desk, type: string): TypeForm {
  const form = typeForm(type, site.definition)
  if (!form) throw notThere()
  return form
}
