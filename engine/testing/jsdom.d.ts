/** The little of jsdom that tests use; the package has no types of its own. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(
      html?: string,
      options?: {
        url?: string
        contentType?: 'text/html' | 'application/xml'
        runScripts?: 'outside-only' | 'dangerously'
        pretendToBeVisual?: boolean
        virtualConsole?: VirtualConsole
      },
    )
    readonly window: Window & typeof globalThis
  }
}
