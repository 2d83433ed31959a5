/** What is installed, by the place of its file; the build lists it. */
declare module 'virtual:installed' {
  export const sources: Required<Parameters<typeof import('#engine/host.ts').discover>[0]>
  /** The text of every style sheet beside a block. */
  export const sheets: Readonly<Record<string, string>>
}
