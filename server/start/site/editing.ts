export type { Editing } from '../../../services/content/index.ts'
