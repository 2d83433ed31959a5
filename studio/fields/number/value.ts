export { reading } from '../int/value.ts'
