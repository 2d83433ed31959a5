import type { Site } from '../api/contract.ts'
import { createStore } from '../parts/store.ts'

/** As of when the site is looked at beside the forms of this window. */
export interface AsOf {
  /** In whole minutes of UTC: `2026-12-01T09:00Z`. */
  at: string
  drafts: boolean
}

const MINUTE = 60_000

/** Undefined: the site is shown as it is now. A window that is opened anew begins so. */
export const asOfStore = createStore<AsOf | undefined>(undefined)

/** The first whole minute at which a moment has come. */
export const minuteOf = (moment: number): string =>
  `${new Date(Math.ceil(moment / MINUTE) * MINUTE).toISOString().slice(0, 16)}Z`

/** Where the canvas shows the site so. */
export const asOfOrigin = ({ canvas }: Pick<Site, 'canvas'>, asOf: AsOf | undefined): string =>
  asOf ? `${canvas}/_studio/at/${asOf.at}/${asOf.drafts ? 'drafts' : 'published'}` : canvas

/** The address of a page, of one by which the canvas shows it so. */
export const withoutAsOf = (path: string): string => path.replace(/^\/_studio\/at\/[^/]+\/[^/]+/, '')
