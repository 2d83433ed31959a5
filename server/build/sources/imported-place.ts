import { posix } from 'node:path'

/** The place that an import leads to, like `model/page.ts`; that of a package is its name. @param importer its place */
export const importedPlace = (specifier: string, importer: string): string =>
  specifier.startsWith('.')
    ? posix.join(posix.dirname(importer), specifier)
    : specifier.replace(/^(?:[#/]|atrium\/(?=.))/, '')
