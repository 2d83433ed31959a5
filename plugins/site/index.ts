import { definePlugin } from 'atrium'
import { alertRegion, dismissAlert } from './alert.ts'
import { archivedCopy } from './archived-copy.ts'
import { breadcrumbRegion, footerRegion, headerRegion, ribbonRegion } from './frame.ts'
import { languagesBelowRegion, languagesRegion } from './languages.ts'
import { icons } from './machines/icons.ts'
import { robots } from './machines/robots.ts'
import { security } from './machines/security.ts'
import { sitemap, sitemapIndex } from './machines/sitemap.ts'
import { navigationOverride } from './navigation.ts'
import { notFoundPage, otherErrorPage } from './not-found.ts'
import { settings } from './settings.ts'

/** The frame of every page, and the addresses that every site has. */
export default definePlugin({
  name: 'site',
  settings,
  regions: [
    ...[ribbonRegion, alertRegion, languagesRegion, headerRegion],
    ...[breadcrumbRegion, languagesBelowRegion, footerRegion],
  ],
  errorPages: [notFoundPage, otherErrorPage],
  endpoints: [dismissAlert, archivedCopy, robots, security, sitemapIndex, sitemap, ...icons],
  navigationOverride,
})
