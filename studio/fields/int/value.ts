export { reading } from '../number/value.ts'
