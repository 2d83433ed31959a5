import { also, group, html, iconGroup, link, list, required, text } from '#engine'

/** Links with a few words and an icon, as editors fill them in; `icon` is read as the icon's plain name. */
export const relatedLinks = () =>
  list(group({ title: required(text()), blurb: html(), iconGroup: also(iconGroup(), 'icon'), cta: link() }))
