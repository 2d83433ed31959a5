import type { Plugin } from 'vite'
import { hashOfContentSources } from './hash.mjs'

/** Writes into the build by which sources it derives what is stored of entries: another build derives them again. */
export const sourceHash = (): Plugin => ({
  name: 'atrium:source-hash',
  apply: 'build',
  config: () => ({ define: { 'import.meta.env.SOURCE_HASH': JSON.stringify(hashOfContentSources()) } }),
})
