/** The backs of works. */

export { works } from './backs.mjs'
