import type { Section } from 'atrium'

declare module 'atrium' {
  interface Provided {
    /** Sections of the home page, after those that editors put there. */
    homeSections: readonly Section[]
  }
}
