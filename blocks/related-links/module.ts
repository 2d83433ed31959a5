import { defineModule, f, section } from '#engine'
import { iconGroup } from '#model/promo/icon-group.ts'

interface RelatedLinksOptions {
  heading?: string
  id?: string
  /** Level of the links' headings; default: what their place gives them. */
  headingLevel?: number
}

export const relatedLinkItems = (options?: Parameters<typeof f.text>[0]) =>
  f.list(
    f.group({
      title: f.required(f.text()),
      blurb: f.html(),
      iconGroup: iconGroup({ aliases: ['icon'] }),
      cta: f.link(),
    }),
    options,
  )

/** Links with a few words and an icon; `icon` is read as the icon's plain name. */
export const relatedLinks = defineModule({
  label: 'Related links',
  field: relatedLinkItems,
  section: (items, options: RelatedLinksOptions) => section('relatedLinks', { ...options, items }),
})
