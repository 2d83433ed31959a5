import { numberInput } from './number-input.tsx'

export default numberInput({ isWhole: false })
