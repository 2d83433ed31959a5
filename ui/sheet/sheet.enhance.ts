import { keepIn } from './keep-in.ts'

/** Makes the popover that a button opens modal. */
export default function modalSheet(button: HTMLButtonElement): void {
  keepIn(button.popoverTargetElement as HTMLElement)
}
