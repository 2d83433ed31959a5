import { createContext, type ReactNode, useContext } from 'react'
import type { Way } from '../api/contract.ts'

const WayContext = createContext<Way>('token')

/** Says how people come into this studio. */
export const WayIn = WayContext.Provider
export const useWayIn = (): Way => useContext(WayContext)

/** Where somebody signs in who comes back to what is shown now. A proxy asks by itself, wherever they are. */
export const signInAddress = (way: Way, more: Readonly<Record<string, string>> = {}): string => {
  const here = location.pathname + location.search
  return way === 'oidc' ? `/sign-in?${new URLSearchParams({ to: here, ...more })}` : here
}

/** Leads to signing in and back, where people sign in. @param isBeside leaves what is shown as it is */
export function SignInLink({ isBeside = false, children }: { isBeside?: boolean; children: ReactNode }) {
  const way = useWayIn()
  if (way === 'token') return null
  return (
    <a href={signInAddress(way)} target={isBeside ? '_blank' : undefined} rel={isBeside ? 'noreferrer' : undefined}>
      {children}
    </a>
  )
}
