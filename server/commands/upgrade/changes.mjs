/**
 * Says what sources of a site have to say otherwise. What content and `institution.json` have is declared where it is: as
 * `deprecated` of a field, a setting or a block.
 *
 * @typedef {object} Change
 * @property {'import' | 'export' | 'property' | 'section' | 'code'} kind `import`: a module, or all below it where the name ends with a
 *   slash; `export`: a name that `atrium` exports; `property`: a member of any object; `section`: the type of a block; `code`: what `find` matches
 * @property {string} name
 * @property {string} [use] what takes its place; absent: it is not mechanical, and `remedy` says what to do
 * @property {string} [remedy] one sentence
 * @property {string} since the version that has what takes its place
 * @property {string} [until] the first version that no longer has it; default: the minor version after `since`
 * @property {RegExp} [find] of `code`
 * @property {{ test(file: string): boolean }} [files] the files in which it may be; default: all
 * @property {boolean} [isOfSite] right in Atrium's own repository, wrong in one that depends on it
 */

const gone = { since: '0.2.0', until: '0.2.0' }

/** @type {readonly Change[]} */
export const CHANGES = [
  { kind: 'import', name: '#engine', use: 'atrium', ...gone },
  { kind: 'import', name: '#engine/testing', use: 'atrium/testing', ...gone },
  { kind: 'import', name: '#model/', use: 'atrium/model/', ...gone },
  { kind: 'import', name: '#ui/', use: 'atrium/ui/', ...gone },
  { kind: 'import', name: '#blocks/', use: 'atrium/blocks/', ...gone },
  {
    kind: 'import',
    name: '#engine/',
    remedy: 'Only atrium and atrium/testing can be imported of the engine: docs/reference.md lists what they export.',
    isOfSite: true,
    ...gone,
  },
  { kind: 'export', name: 'FileProblem', use: 'Problem', ...gone },
  { kind: 'code', name: 'inView', use: 'preload', find: /\binView(?=: true)/g, ...gone },
  { kind: 'code', name: 'context.offered', use: 'context.provided', find: /\bcontext\.offered\b/g, ...gone },
  { kind: 'property', name: 'offers', use: 'provides', files: /(^|\/)plugins\/[^/]+\/index\.ts$/, ...gone },
  {
    kind: 'code',
    name: 'view',
    find: /^ {2}view(?=: \[)/gm,
    files: /(^|\/)plugins\/[^/]+\/(pages|types)\/[^/]+\.ts$/,
    remedy: 'The "view" of a content type is its "preload".',
    ...gone,
  },
  {
    kind: 'code',
    name: 'imageHosts',
    find: /\bimageHosts(?=:)/g,
    files: /(^|\/)plugins\/[^/]+\/pages\/[^/]+\.ts$/,
    remedy: 'Take it out: components say which pictures they show.',
    ...gone,
  },
  {
    kind: 'code',
    name: 'data-island="…"',
    find: /\bdata-island=(?=["'])/g,
    files: /\.tsx$/,
    remedy: "Write data-island={useScript('…')} with the same path.",
    ...gone,
  },
]
