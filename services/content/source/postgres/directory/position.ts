/** One state of the database. The same number with another id is of another history, as after a backup was restored. */
export interface Position {
  revision: number
  id: string
}

export const isSame = (one: Position | undefined, other: Position | undefined): boolean =>
  one?.revision === other?.revision && one?.id === other?.id
