import { sheets } from 'virtual:installed'
import { type Institution, withoutBasePath } from 'atrium'
import { ownFonts } from 'atrium/ui/theme/fonts.ts'
import { paletteOf } from 'atrium/ui/theme/palette.ts'
import { fontsOf, themeCss } from 'atrium/ui/theme/theme-css.ts'
import type { createSite } from '#engine/host.ts'
import { blockStyles } from './block-styles.ts'
import type { ClientAssets } from './client-assets.ts'
import { StyleSets } from './style-sets.ts'

/** Names the institution's own look among them. */
const THEME_STYLES = 'siteTheme'

type SiteOptions = Parameters<typeof createSite>[0]

/** Describes what pages load, and the server of their style sets. */
export interface SiteAssets {
  assets: SiteOptions['assets']
  styles: StyleSets
  /** Style sheets that belong to no block and are never sent. */
  unused: string[]
}

/**
 * @param client addresses of the client build
 * @param blocks the installed blocks
 * @param theme what the institution looks like; it is part of the style set of every page
 * @param headers header lines of every answer
 */
export function createSiteAssets(
  client: ClientAssets,
  blocks: SiteOptions['definition']['blocks'],
  theme: Institution['theme'],
  headers: Record<string, string> = {},
): SiteAssets {
  const { styles: byBlock, unused } = blockStyles(sheets, blocks)
  const look = themeCss(theme)
  const themeColor = paletteOf(theme).white
  const fonts = fontsOf(theme, ownFonts).map(withoutBase)
  if (look) byBlock.set(THEME_STYLES, look)
  for (const [type, css] of byBlock) byBlock.set(type, fromStyleSets(css))
  const styles = new StyleSets(byBlock, headers)
  return {
    styles,
    unused,
    assets: {
      forPage: (blockTypes) => {
        const own = styles.address([...blockTypes, ...(look ? [THEME_STYLES] : [])])
        return { styles: own ? [client.shell, own] : [client.shell], fonts, script: client.loader, themeColor }
      },
      // A script that is missing costs the visitor what it would have added, not the page.
      island: (file) => client.script(file) ?? `/${file}`,
    },
  }
}

/** Names files from where style sets are, so that they are found below whatever path. */
const fromStyleSets = (css: string): string =>
  css.replace(/(?<=\burl\(["']?)\/(?!\/)[^"')\s]+/g, (href) => `..${withoutBase(href)}`)

/** A server of sources names their files below the path of the site already. */
const withoutBase = (href: string): string => withoutBasePath(href, import.meta.env.BASE_URL.slice(0, -1)) ?? href
