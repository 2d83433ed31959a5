import type { Archive } from './archive.ts'
import type { Images } from './images.ts'

/**
 * Ports of the services that areas declare, by name. An area adds its own:
 *
 * @example
 * declare module 'atrium' {
 *   interface ServicePorts { collection: Collection }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: open for merging by every area with a service
export interface ServicePorts {}

/** Ports to the outside: those that all share, and those of the installed areas. */
export interface Ports extends ServicePorts {
  archive: Archive
  images: Images
}
