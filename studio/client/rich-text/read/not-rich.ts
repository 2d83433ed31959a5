/** Says why a text is not opened richly. */
export type Reason =
  /** It has elements, or attributes of elements, that rich text does not keep. */
  | { kind: 'elements' | 'attributes'; names: readonly string[] }
  /** Its tags are not closed in their order, or it has comments. */
  | { kind: 'syntax' }
  /** An element is where rich text cannot have it. */
  | { kind: 'place'; names: readonly string[] }
  /** Its elements would be nested in another order, or be fewer. */
  | { kind: 'changes' }

export class NotRich extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(`This text is not opened richly: ${reason.kind} ${'names' in reason ? reason.names.join(', ') : ''}`)
    this.reason = reason
  }
}
