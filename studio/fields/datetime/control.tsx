import { DateTimeField } from '../../client/parts/date-field.tsx'
import { dateControl } from '../date/control.tsx'
import { readInstant, writeInstant } from './value.ts'

export default dateControl(DateTimeField, readInstant, writeInstant)
