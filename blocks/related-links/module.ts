import { defineModule, f, section } from 'atrium'
import { iconGroup } from 'atrium/model/promo/icon-group.ts'

interface RelatedLinksOptions {
  heading?: string
  id?: string
  /** Level of the links' headings; default: what their place gives them. */
  headingLevel?: number
}

export const relatedLinkItems = (options?: Parameters<typeof f.text>[0]) =>
  f.list(
    f.group({
      title: f.required(f.text({ help: 'What it leads to, in a few words.' })),
      blurb: f.html({ help: 'A sentence that says why to go there.' }),
      iconGroup: iconGroup({ aliases: ['icon'] }),
      cta: f.link({ label: 'Link', help: 'Where it leads.' }),
    }),
    { itemName: 'title', ...options },
  )

/** Links with a few words and an icon; `icon` is read as the icon's plain name. */
export const relatedLinks = defineModule({
  label: 'Related links',
  help: 'Links with a few words and an icon each.',
  field: relatedLinkItems,
  section: (items, options: RelatedLinksOptions) => section('relatedLinks', { ...options, items }),
})
