/** The little of jsdom that tests use; the package has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(
      html?: string,
      options?: { url?: string; runScripts?: 'outside-only' | 'dangerously'; pretendToBeVisual?: boolean },
    )
    readonly window: Window & typeof globalThis
  }
}
