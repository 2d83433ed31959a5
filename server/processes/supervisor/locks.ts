interface Claim<Owner> {
  owner: Owner
  id: number
  name: string
}

/** Locks by name, each held by one owner at a time and given in the order in which they were asked for. */
export class Locks<Owner> {
  /** Of each name the one that has it, and behind it those that wait. */
  readonly #claims = new Map<string, Claim<Owner>[]>()
  readonly #grant: (owner: Owner, id: number) => void

  /** @param grant tells an owner that it has the lock which it asked for under an id */
  constructor(grant: (owner: Owner, id: number) => void) {
    this.#grant = grant
  }

  lock(owner: Owner, id: number, name: string): void {
    const claims = this.#claims.get(name) ?? []
    claims.push({ owner, id, name })
    this.#claims.set(name, claims)
    if (claims.length === 1) this.#grant(owner, id)
  }

  unlock(owner: Owner, id: number): void {
    this.#drop((claim) => claim.owner === owner && claim.id === id)
  }

  /** Gives back all that an owner has, and asks for nothing more on its behalf. */
  forget(owner: Owner): void {
    this.#drop((claim) => claim.owner === owner)
  }

  #drop(isMeant: (claim: Claim<Owner>) => boolean): void {
    for (const [name, claims] of this.#claims) {
      const left = claims.filter((claim) => !isMeant(claim))
      if (left.length === claims.length) continue
      if (left.length === 0) this.#claims.delete(name)
      else this.#claims.set(name, left)
      const [first] = left
      if (first && first !== claims[0]) this.#grant(first.owner, first.id)
    }
  }
}
