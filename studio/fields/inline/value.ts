export { words as reading } from '../value.ts'
