import { definePlugin } from 'atrium'
import { provenanceMenu } from './menus.ts'

/** The index of provenance, and the collections of reference beside it. */
export default definePlugin({ name: 'provenance', navigation: [provenanceMenu] })
