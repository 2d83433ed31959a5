import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goneIn, isReached, nextMinor, sayDeprecated } from '../../../engine/base/deprecated.mjs'
import { filesBelow } from '../../build/site/files-below.mjs'
import { findUses, written } from './find-uses.mjs'

/** Where a site has sources of its own. */
const FOLDERS = ['blocks', 'model', 'plugins', 'tests', 'ui']

/**
 * A place of a site that says something in the way of an earlier version.
 *
 * @typedef {object} Finding
 * @property {string} file
 * @property {number} [line]
 * @property {string} what
 * @property {string} sentence since when, until when, what takes its place
 * @property {boolean} isWritten
 * @property {boolean} isGone it does not work in the version that is installed
 * @property {boolean} isEnding it does not work in the next minor version
 */

/**
 * Lists what is to be said otherwise in the sources of a site, and writes what can be written.
 *
 * @param {string} site folder
 * @param {readonly import('./changes.mjs').Change[]} changes
 * @param {{ version: string, write: boolean }} options `version`: that is installed
 * @returns {Finding[]}
 */
export function upgradeSources(site, changes, { version, write }) {
  return sourcesOf(site).flatMap((file) => {
    const path = join(site, file)
    const text = readFileSync(path, 'utf8')
    const uses = findUses(
      text,
      changes.filter(({ files }) => files?.test(file) ?? true),
    )
    const now = write ? written(text, uses) : text
    if (now !== text) writeFileSync(path, now)
    return uses.map((use) => ({
      file,
      line: lineAt(text, use.start),
      what: use.change.name,
      sentence: sentenceOf(use.change, version),
      isWritten: write && use.text !== undefined,
      ...endOf(use.change, version),
    }))
  })
}

/**
 * Says what is deprecated, and what is to be done.
 *
 * @param {import('../../../engine/base/deprecated.mjs').Deprecated} deprecated
 * @param {string} version that is installed
 * @returns {string}
 */
export const sentenceOf = (deprecated, version) =>
  [`${sayDeprecated(deprecated, version)}.`, deprecated.remedy].filter(Boolean).join(' ')

/** @param {{ since: string, until?: string }} deprecated */
const endOf = (deprecated, version) => ({
  isGone: isReached(goneIn(deprecated), version),
  isEnding: isReached(goneIn(deprecated), nextMinor(version)),
})

/**
 * @param {Finding} finding
 * @returns {string} it in one line
 */
export const lineOf = ({ file, line, what, sentence, isWritten }) =>
  `${isWritten ? 'wrote ' : ''}${file}${line === undefined ? '' : `:${line}`}: "${what}" ${sentence}`

const lineAt = (text, place) => text.slice(0, place).split('\n').length

const sourcesOf = (site) =>
  FOLDERS.flatMap((folder) => filesBelow(site, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
