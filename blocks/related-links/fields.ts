import { f } from '#engine'
import { iconGroup } from '#model/promo/icon-group.ts'

/** Links with a few words and an icon, as editors fill them in; `icon` is read as the icon's plain name. */
export const relatedLinks = () =>
  f.list(
    f.group({
      title: f.required(f.text()),
      blurb: f.html(),
      iconGroup: iconGroup({ aliases: ['icon'] }),
      cta: f.link(),
    }),
  )
