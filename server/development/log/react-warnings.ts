import { captureOwnerStack } from 'react'
import { placeOf } from '../errors/explanation.ts'
import { ownFrames } from '../errors/location.ts'

/**
 * Has what React warns of while it renders, like a list without keys, name the line of the component. React has the lines
 * of what runs: `inSources` says those of the sources.
 */
export function placeReactWarnings(root: string, inSources: (stack: string) => string): void {
  const { error } = console
  console.error = (...parts: unknown[]) => {
    const [frame] = ownFrames({ stack: inSources(captureOwnerStack() ?? '') }, root)
    error(...parts, ...(frame ? [`\n${placeOf(frame.location)}`] : []))
  }
}
