import { createContext, type ReactNode, useContext } from 'react'
import type { Log } from '#engine'

/**
 * What components read of the site that renders them. Plain data, the same for every page of a site: it is also sent to islands,
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

/** In the browser nobody reads a log. */
const SILENT: Log = { info() {}, warn() {}, error() {} }

const RenderContext = createContext<RenderSettings | null>(null)
const LogContext = createContext<Log>(SILENT)

interface RenderContextProviderProps {
  settings: RenderSettings
  /** The page's log; absent in the browser. */
  log?: Log
  children?: ReactNode
}

/** Stands around the root of every section. */
export function RenderContextProvider({ settings, log = SILENT, children }: RenderContextProviderProps) {
  return (
    <RenderContext value={settings}>
      <LogContext value={log}>{children}</LogContext>
    </RenderContext>
  )
}

/** @throws outside a `RenderContextProvider` */
export function useRenderContext(): RenderSettings {
  const settings = useContext(RenderContext)
  if (!settings) throw new Error('No render context: wrap the component in <RenderContextProvider settings={…}>')
  return settings
}

/** The log of the page that a component is rendered for: its lines name the entry and the block. */
export const useLog = (): Log => useContext(LogContext)
