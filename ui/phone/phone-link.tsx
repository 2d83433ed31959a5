import { phoneNumber } from './phone.ts'

/** A telephone number that can be called. */
export function PhoneLink({ number }: { number: string }) {
  const { text, href } = phoneNumber(number)
  return <a href={href}>{text}</a>
}
