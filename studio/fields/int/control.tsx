import { numberInput } from '../number/number-input.tsx'

export default numberInput({ isWhole: true })
