/** What is installed, by the place of its file; the build lists it. */
declare module 'virtual:installed' {
  type Modules = Readonly<Record<string, { default?: unknown }>>
  export const plugins: Modules
  export const pages: Modules
  export const types: Modules
  export const blocks: Modules
  /** Files `module.ts` beside blocks. */
  export const blockModules: Readonly<Record<string, object>>
  export const messages: Modules
  export const translations: Modules
  /** The text of every style sheet beside a block. */
  export const sheets: Readonly<Record<string, string>>
  export const islands: readonly string[]
  export const misplaced: readonly string[]
  /** Folders of Atrium in whose place the site has its own. */
  export const replaced: readonly string[]
}
