import { defined } from 'atrium'
import { pictureLayouts } from 'atrium/ui/picture/layouts.ts'
import { blockForms, type TypeForm, typeForm, typeForms } from '../../forms/index.ts'
import type { Desk } from '../desk/desk.ts'
import { notThere } from '../desk/refs.ts'
import type { Say } from '../guards/in-language.ts'
import { baseOf } from '../languages/names.ts'
import type { NoUploads, Place } from '../pictures/uploads.ts'

/** Returns what the studio shows around everything: whose site it is, and what there is to edit. */
export async function siteFacts({ site, own, lists, settings, uploads, say }: Desk, canvas: string) {
  const { definition, institution } = site
  const counts = await lists.counts()
  const uses = await lists.blockUses()
  const examples = examplePages(definition)
  const { name, language: written, languages, timeZone, siteUrl, basePath } = institution
  const { language } = own?.site.institution ?? institution
  return defined({
    ...{ name, language, written, timeZone, siteUrl, basePath, canvas },
    languages:
      languages.length > 0 ? languages.map(({ tag, label }) => languageFacts(tag, label, language)) : undefined,
    notice: settings.STUDIO_NOTICE,
    readOnly: readOnly(settings, say),
    types: typeForms(definition).map(({ fields: _, groups: __, system: ___, ...head }) => ({
      ...head,
      count: counts.get(head.name) ?? 0,
    })),
    ratios: ratios(),
    uploads: taken(uploads.pictures, say),
    files: taken(uploads.files, say),
    blocks: blockForms(definition).map((block) => ({
      ...block,
      uses: uses.get(block.type) ?? 0,
      example: block.examples.length > 0 ? examples?.(block.type) : undefined,
    })),
  })
}

/** A language whose texts are written in the studio, and where. */
const languageFacts = (tag: string, label: string, own: string) => ({
  tag,
  label,
  base: baseOf(tag === own ? undefined : tag),
})

const taken = (place: Place<unknown> | NoUploads, say: Say) =>
  'refused' in place ? { refused: say(place.refused) } : { maxBytes: place.maxBytes }

/** The shape of a picture where a page is shared; all others are those of the site's own layouts. */
const SOCIAL = '1.91:1'

const ratios = (): string[] => [
  ...new Set([...Object.values(pictureLayouts).flatMap((layout) => ('ratio' in layout ? layout.ratio : [])), SOCIAL]),
]

/** Where the canvas shows the first example of a block alone; undefined where no page of the site does. */
function examplePages({ endpoints }: Desk['site']['definition']): ((type: string) => string) | undefined {
  const shown = endpoints.find(
    ({ definition: { audience, route } }) => audience === 'authors' && /:type\/:number$/.test(route),
  )
  return shown && ((type) => shown.definition.route.replace(':type', type).replace(':number', '1'))
}

/** Where entries are written elsewhere: the service says so, with its editor. */
function readOnly({ CONTENTSTACK_API_KEY: stack }: Desk['settings'], say: Say) {
  if (!stack) return undefined
  return {
    reason: say({ message: 'Entries of this site are written in Contentstack.', remedy: '' }).message,
    link: `https://app.contentstack.com/#!/stack/${encodeURIComponent(stack)}/entries`,
  }
}

/** @throws ApiError for a type that is not installed */
export function formOf({ site }: Desk, type: string): TypeForm {
  const form = typeForm(type, site.definition)
  if (!form) throw notThere()
  return form
}
