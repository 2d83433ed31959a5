import { createContext, type ReactNode, useContext } from 'react'

/**
 * What components read of their surroundings. Plain data, the same for every page of a site: it is also sent to islands,
 * as JSON.
 */
export interface RenderSettings {
  /** Base of picture addresses, without closing slash. */
  imageBase: string
  /** Origin of the site, without closing slash: links to it are no links outside. */
  siteUrl: string
  /** The institution's language, BCP 47. */
  language: string
  /** IANA name of the zone that dates are printed in. */
  timeZone: string
  /** Hosts that may be shown in a frame. */
  frameHosts: readonly string[]
}

const RenderContext = createContext<RenderSettings | null>(null)

/** Stands around the root of every section. */
export function RenderContextProvider({ settings, children }: { settings: RenderSettings; children?: ReactNode }) {
  return <RenderContext value={settings}>{children}</RenderContext>
}

/** @throws outside a `RenderContextProvider` */
export function useRenderContext(): RenderSettings {
  const settings = useContext(RenderContext)
  if (!settings) throw new Error('No render context: wrap the component in <RenderContextProvider settings={…}>')
  return settings
}
