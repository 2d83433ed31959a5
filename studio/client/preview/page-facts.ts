/** Describes what the canvas tells of the page that it shows. */
export interface PageFacts {
  title: string
  description: string
  headings: { level: number; text: string }[]
  links: { href: string; text: string }[]
  pictures: { src: string; alt: string | null }[]
  social: { title: string; description: string; image: string }
}

/** Messages from the studio to the canvas. */
export type ToCanvas = { atrium: 'refresh' } | { atrium: 'show'; path: string }

/** Messages from the canvas to the studio. */
export type FromCanvas =
  | { atrium: 'field'; path: string }
  | { atrium: 'go'; path: string }
  /** `isLoaded`: the page is there; otherwise it was refreshed. */
  | { atrium: 'page'; facts: PageFacts; isLoaded: boolean }
